#include "CWindfallHost.h"

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

int windfall_read_fully(int descriptor, void *bytes, size_t count) {
  char *cursor = bytes;
  while (count > 0) {
    ssize_t got = read(descriptor, cursor, count);
    if (got == 0) return 0;
    if (got < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    cursor += got;
    count -= (size_t)got;
  }
  return 1;
}

int windfall_write_fully(int descriptor, const void *bytes, size_t count) {
  const char *cursor = bytes;
  while (count > 0) {
    ssize_t put = send(descriptor, cursor, count, MSG_NOSIGNAL);
    if (put < 0 && errno == ENOTSOCK) put = write(descriptor, cursor, count);
    if (put < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    cursor += put;
    count -= (size_t)put;
  }
  return 1;
}

int windfall_has_input(int descriptor) {
  struct pollfd item = {.fd = descriptor, .events = POLLIN};
  return poll(&item, 1, 0) > 0;
}
