# Les mots de l'application web.

app-name = Azulejos
not-found = Il n'y a rien à cette adresse.
