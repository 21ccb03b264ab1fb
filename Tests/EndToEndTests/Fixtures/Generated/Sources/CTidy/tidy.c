#include "tidy.h"

#include <string.h>

int tidy_length(const char *text) {
  int length = (int)strlen(text);
  while (length > 0 && text[length - 1] == ' ') length--;
  return length;
}
