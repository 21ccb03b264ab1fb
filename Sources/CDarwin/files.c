#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>

#include "CDarwin.h"

/// What Darwin's functions are called with; Glibc's have other types.
struct darwin_stream {
  void *cookie;
  int (*read)(void *, char *, int);
  int (*write)(void *, const char *, int);
  int64_t (*seek)(void *, int64_t, int);
  int (*close)(void *);
};

static ssize_t stream_read(void *cookie, char *buffer, size_t size) {
  struct darwin_stream *stream = cookie;
  return stream->read(stream->cookie, buffer, (int)size);
}

static ssize_t stream_write(void *cookie, const char *buffer, size_t size) {
  struct darwin_stream *stream = cookie;
  int count = stream->write(stream->cookie, buffer, (int)size);
  return count < 0 ? 0 : count;
}

static int stream_seek(void *cookie, off64_t *offset, int whence) {
  struct darwin_stream *stream = cookie;
  int64_t place = stream->seek(stream->cookie, *offset, whence);
  if (place < 0) return -1;
  *offset = place;
  return 0;
}

static int stream_close(void *cookie) {
  struct darwin_stream *stream = cookie;
  int status = stream->close ? stream->close(stream->cookie) : 0;
  free(stream);
  return status;
}

FILE *funopen(
    const void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
    int64_t (*seek)(void *, int64_t, int), int (*close)(void *)) {
  if (!read && !write) {
    errno = EINVAL;
    return NULL;
  }
  struct darwin_stream *stream = malloc(sizeof *stream);
  if (!stream) return NULL;
  *stream = (struct darwin_stream){(void *)cookie, read, write, seek, close};
  cookie_io_functions_t functions = {
      read ? stream_read : NULL, write ? stream_write : NULL, seek ? stream_seek : NULL, stream_close};
  FILE *file = fopencookie(stream, read && write ? "r+" : write ? "w" : "r", functions);
  if (!file) free(stream);
  return file;
}
