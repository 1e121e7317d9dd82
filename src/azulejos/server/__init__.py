"""Many tables behind HTTP and WebSockets, kept in a database."""
