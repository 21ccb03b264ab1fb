enum App {}
