// Nothing is declared: the module is only linked.
