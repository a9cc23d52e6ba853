"""The frames that any deed can stand in: if, whenever, instead, for each, as long as."""
