from PySide6.QtWidgets import QWidget


class TimelineWidget(QWidget):
    pass
