// Not for us.
