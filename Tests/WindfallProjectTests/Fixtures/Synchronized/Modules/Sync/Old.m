// other
