// A target needs a source; what it offers is in the system's library.
