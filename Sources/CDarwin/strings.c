#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <string.h>
#include <sys/random.h>

#include "CDarwin.h"

#if !__GLIBC_PREREQ(2, 38)
size_t strlcpy(char *destination, const char *source, size_t size) {
  size_t length = strlen(source);
  if (size == 0) return length;
  size_t copied = length < size ? length : size - 1;
  memcpy(destination, source, copied);
  destination[copied] = 0;
  return length;
}

size_t strlcat(char *destination, const char *source, size_t size) {
  size_t length = strnlen(destination, size);
  if (length == size) return size + strlen(source);
  return length + strlcpy(destination + length, source, size - length);
}
#endif

#if !__GLIBC_PREREQ(2, 36)
void arc4random_buf(void *buffer, size_t size) {
  unsigned char *bytes = buffer;
  while (size > 0) {
    ssize_t count = getrandom(bytes, size, 0);
    if (count < 0) continue;
    bytes += count;
    size -= (size_t)count;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Values below this would make the first ones more likely.
  uint32_t uneven = -bound % bound;
  uint32_t value;
  do value = arc4random();
  while (value < uneven);
  return value % bound;
}
#endif

// The generator has needed no stirring on iOS, either, since it takes its numbers from the system.
void arc4random_stir(void) {}

errno_t memset_s(void *bytes, rsize_t size, int value, rsize_t count) {
  if (!bytes || size > SIZE_MAX >> 1) return EINVAL;
  volatile unsigned char *target = bytes;
  for (rsize_t index = 0; index < count && index < size; index++) target[index] = (unsigned char)value;
  return count > size ? EOVERFLOW : 0;
}

char *strnstr(const char *text, const char *part, size_t length) {
  return memmem(text, strnlen(text, length), part, strlen(part));
}

int timingsafe_bcmp(const void *first, const void *second, size_t length) {
  const unsigned char *left = first, *right = second;
  int difference = 0;
  for (size_t index = 0; index < length; index++) difference |= left[index] ^ right[index];
  return difference != 0;
}

size_t malloc_size(const void *allocation) { return malloc_usable_size((void *)allocation); }

// Allocations lie at multiples of sixteen, behind eight bytes of their own.
size_t malloc_good_size(size_t size) { return size < 24 ? 24 : ((size + 8 + 15) & ~(size_t)15) - 8; }
