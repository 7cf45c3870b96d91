title = Splitter

# Le compte des points.

score-group = { $value } : { $points ->
    [0] rien
    [one] 1 point
   *[other] { $points } points
} ({ $cells })
score-hearts = Cœurs : { $points } points
score-total = Total : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
refused-splitter-sheet-rows = Une feuille a sept rangées de chiffres et de points, pas { $rows }.
refused-splitter-sheet-columns = La rangée { $row } a { $columns } signes : il en faut huit, chiffres et points.
refused-splitter-sheet-sign = Rangée { $row }, colonne { $column } : on ne peut pas écrire « { $sign } ». Seulement de 1 à 6, et un point pour rien.
refused-splitter-sheet-no-cell = Rangée { $row }, colonne { $column } : il n'y a pas de case pour le { $sign } sur cette feuille.
