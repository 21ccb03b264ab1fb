#include "darwin_attributes.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

// Darwin's options.
enum { no_follow = 1, create_only = 2, replace_only = 4 };

static const char prefix[] = "user.";
static const size_t prefix_length = sizeof(prefix) - 1;

// The name with the prefix in a buffer of XATTR_NAME_MAX and one; NULL where it is too long.
static const char *prefixed(const char *name, char *buffer, size_t size) {
  if ((size_t)snprintf(buffer, size, "%s%s", prefix, name) < size) return buffer;
  errno = ENAMETOOLONG;
  return NULL;
}

ssize_t windfall_getxattr(const char *path, int descriptor, const char *name, void *value, size_t size, int options) {
  char buffer[256];
  const char *full = prefixed(name, buffer, sizeof buffer);
  if (full == NULL) return -1;
  if (path == NULL) return fgetxattr(descriptor, full, value, size);
  return options & no_follow ? lgetxattr(path, full, value, size) : getxattr(path, full, value, size);
}

int windfall_setxattr(const char *path, int descriptor, const char *name, const void *value, size_t size,
                      int options) {
  char buffer[256];
  const char *full = prefixed(name, buffer, sizeof buffer);
  if (full == NULL) return -1;
  int flags = (options & create_only ? XATTR_CREATE : 0) | (options & replace_only ? XATTR_REPLACE : 0);
  if (path == NULL) return fsetxattr(descriptor, full, value, size, flags);
  return options & no_follow ? lsetxattr(path, full, value, size, flags) : setxattr(path, full, value, size, flags);
}

static ssize_t list(const char *path, int descriptor, char *names, size_t size, int options) {
  if (path == NULL) return flistxattr(descriptor, names, size);
  return options & no_follow ? llistxattr(path, names, size) : listxattr(path, names, size);
}

ssize_t windfall_listxattr(const char *path, int descriptor, char *names, size_t size, int options) {
  ssize_t needed = list(path, descriptor, NULL, 0, options);
  if (needed <= 0) return needed;
  char *all = malloc((size_t)needed);
  if (all == NULL) return -1;
  ssize_t count = list(path, descriptor, all, (size_t)needed, options);
  ssize_t written = count < 0 ? count : 0;
  for (ssize_t start = 0; start < count; start += (ssize_t)strlen(all + start) + 1) {
    if (strncmp(all + start, prefix, prefix_length) != 0) continue;
    const char *name = all + start + prefix_length;
    size_t length = strlen(name) + 1;
    if (names != NULL && (size_t)written + length > size) {
      errno = ERANGE;
      written = -1;
      break;
    }
    if (names != NULL) memcpy(names + written, name, length);
    written += (ssize_t)length;
  }
  free(all);
  return written;
}

int windfall_removexattr(const char *path, int descriptor, const char *name, int options) {
  char buffer[256];
  const char *full = prefixed(name, buffer, sizeof buffer);
  if (full == NULL) return -1;
  if (path == NULL) return fremovexattr(descriptor, full);
  return options & no_follow ? lremovexattr(path, full) : removexattr(path, full);
}
