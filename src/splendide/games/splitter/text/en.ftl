title = Splitter

# The score pad.

score-group = { $value }: { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} ({ $cells })
score-hearts = Hearts: { $points } points
score-total = Total: { $points ->
    [one] 1 point
   *[other] { $points } points
}
refused-splitter-sheet-rows = A sheet has seven rows of digits and dots, not { $rows }.
refused-splitter-sheet-columns = Row { $row } has { $columns } signs: it must have eight, digits and dots.
refused-splitter-sheet-sign = Row { $row }, column { $column }: “{ $sign }” can't be written. Only 1 to 6, and a dot for nothing.
refused-splitter-sheet-no-cell = Row { $row }, column { $column }: there is no cell for the { $sign } on this sheet.
