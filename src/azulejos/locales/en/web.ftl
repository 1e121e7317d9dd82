# Words of the web app.

app-name = Azulejos
not-found = There is nothing at this address.
