# Les textes de l'enveloppe : tout ce qui entoure les plateaux.

house = Splendide
motto = De vrais jeux de table, à jouer ensemble
close = Fermer
loading = Un instant…
play = Jouer
take-back = Reprendre
copy = Copier
copied = Copié
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

skip = Aller au contenu
to-lobby = Tous les jeux
language-switch = English
theme-to-dark = Couleurs sombres
theme-to-light = Couleurs claires
lost-title = Il n'y a rien à cette adresse
lost-text = Le lien est peut-être incomplet, ou la table a été rangée depuis longtemps.
lost-back = Vers les jeux

# L'accueil
your-name = Votre nom
name-save = Enregistrer
name-saved = Désormais, vous êtes { $name }.
play-now = Jouer tout de suite
play-now-hint = contre des robots, ou en solo
invite = Inviter des amis
how-to-play = Règles
players-range = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
open-tables = Tables ouvertes
open-tables-none = Aucune table publique pour le moment. Invitez des amis, ou jouez tout de suite.
table-free = { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-playing = partie en cours
table-over = partie finie
table-nobody = encore personne
join = Rejoindre
watch = Regarder
house-unreachable = La maison ne répond pas. Nouvel essai…

# Places et joueurs
badge-you = vous
badge-away = absent
badge-replaced = robot en attendant
badge-waiting = : on attend son choix
bot-name = { $bot } { $seat }
bot-random = Moineau
bot-greedy = Pie
bot-search = Chouette
level-random = Moineau : joue ce qui vient
level-greedy = Pie : prend ce qui brille
level-search = Chouette : réfléchit plus loin
seat-empty = Place libre
seat-number = Place { $seat }
