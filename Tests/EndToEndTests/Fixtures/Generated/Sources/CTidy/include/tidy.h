/// The length of a text without the spaces at its end.
int tidy_length(const char *text);
