# Ce que la maison répond quand elle refuse quelque chose.

refused-not-a-move = « { $move } » n'est pas un coup de ce jeu.
refused-illegal-move = { $move } ne peut pas être joué maintenant.
refused-not-your-turn = Personne n'attend de coup de cette place pour l'instant.
refused-match-over = Cette partie est terminée.
refused-no-such-seat = Il n'y a pas de place { $seat } à cette table.
refused-nothing-to-take-back = Il n'y a pas de choix à reprendre : il a été dévoilé, ou aucun n'a été fait.
refused-seats-out-of-range = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refused-bad-option = Une option du jeu est incorrecte : { $reason }.
refused-unknown-game = Il n'y a pas de jeu nommé « { $game } ». Il y a : { $games }.

# Ce qui ne va pas dans une feuille de partie.

on-line = Ligne { $line } : { $reason }
refused-record-first-line = Une feuille de partie commence par « { $expected } ».
refused-record-header = « { $text } » n'est pas une ligne d'en-tête : il faut une clé, deux-points, une espace et une valeur ; les clés sont { $keys }.
refused-record-twice = La clé « { $key } » apparaît deux fois.
refused-record-missing = La clé « { $key } » manque.
refused-record-bad-value = « { $value } » n'est pas une valeur possible pour { $key }.
refused-record-not-one-a-seat = { $key } doit avoir une entrée pour chacune des { $seats } places.
refused-record-move = « { $text } » n'est pas un coup : il faut le numéro d'une place ou « nature », une espace et le coup dans la notation du jeu.
refused-record-no-commitment = Il n'y a pas d'engagement : personne ne peut savoir si la nature a été honnête.
refused-record-broken-commitment = Le secret n'est pas celui sur lequel la nature s'était engagée.
refused-record-not-natures = Le coup { $move } de la nature ne découle pas de son secret : ce devrait être { $expected }.
refused-record-not-over = La feuille donne un résultat, mais la partie n'est pas finie après son dernier coup.
refused-record-no-secret = La partie est finie, mais le secret de la nature n'a pas été révélé.
refused-record-wrong-points = Les points devraient être { $expected }.
refused-record-wrong-winners = Les gagnants devraient être { $expected }.

# Les robots et la ligne de commande.

refused-unknown-level = Il n'y a pas de robot nommé « { $level } ». Il y a : { $levels }.
