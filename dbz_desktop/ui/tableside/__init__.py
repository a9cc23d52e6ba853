"""What stands beside a table, in a game and in a replay: log, side column, judge's hand."""
