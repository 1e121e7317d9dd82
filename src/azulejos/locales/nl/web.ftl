# De woorden van de webapp.

app-name = Azulejos
not-found = Er is niets op dit adres.
