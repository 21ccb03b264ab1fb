#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

#include "CDarwin.h"

// Linux has the attributes of apps apart from its own, by the start of their names.
static const char space[] = "user.";
enum { SPACE_LENGTH = sizeof space - 1, NAME_SIZE = 256 };
// The options as Darwin counts them.
enum { NO_FOLLOW = 1, CREATE = 2, REPLACE = 4 };

/// A name of Linux; false for none, and for one that is too long.
static bool linux_name(const char *name, char full[NAME_SIZE]) {
  if (name == NULL) {
    errno = EFAULT;
    return false;
  }
  size_t length = strlen(name);
  if (length + sizeof space > NAME_SIZE) {
    errno = ENAMETOOLONG;
    return false;
  }
  memcpy(full, space, SPACE_LENGTH);
  memcpy(full + SPACE_LENGTH, name, length + 1);
  return true;
}

static int linux_flags(int options) {
  return (options & CREATE ? XATTR_CREATE : 0) | (options & REPLACE ? XATTR_REPLACE : 0);
}

ssize_t darwin_getxattr(const char *path, const char *name, void *value, size_t size, int options) {
  char full[NAME_SIZE];
  if (!linux_name(name, full)) return -1;
  return options & NO_FOLLOW ? lgetxattr(path, full, value, size) : getxattr(path, full, value, size);
}

ssize_t darwin_fgetxattr(int file, const char *name, void *value, size_t size) {
  char full[NAME_SIZE];
  return linux_name(name, full) ? fgetxattr(file, full, value, size) : -1;
}

int darwin_setxattr(const char *path, const char *name, const void *value, size_t size, int options) {
  char full[NAME_SIZE];
  if (!linux_name(name, full)) return -1;
  int flags = linux_flags(options);
  return options & NO_FOLLOW ? lsetxattr(path, full, value, size, flags)
                                  : setxattr(path, full, value, size, flags);
}

int darwin_fsetxattr(int file, const char *name, const void *value, size_t size, int options) {
  char full[NAME_SIZE];
  return linux_name(name, full) ? fsetxattr(file, full, value, size, linux_flags(options)) : -1;
}

int darwin_removexattr(const char *path, const char *name, int options) {
  char full[NAME_SIZE];
  if (!linux_name(name, full)) return -1;
  return options & NO_FOLLOW ? lremovexattr(path, full) : removexattr(path, full);
}

int darwin_fremovexattr(int file, const char *name) {
  char full[NAME_SIZE];
  return linux_name(name, full) ? fremovexattr(file, full) : -1;
}

/// Where a list of names comes from.
struct source {
  const char *path;
  int file;
  int options;
};

static ssize_t linux_list(struct source source, char *names, size_t size) {
  if (!source.path) return flistxattr(source.file, names, size);
  return source.options & NO_FOLLOW ? llistxattr(source.path, names, size)
                                         : listxattr(source.path, names, size);
}

/// The names of the app's attributes, as Darwin tells them.
static ssize_t list(struct source source, char *names, size_t size) {
  ssize_t length = linux_list(source, NULL, 0);
  if (length <= 0) return length;
  char *all = malloc((size_t)length);
  if (!all) return -1;
  length = linux_list(source, all, (size_t)length);
  size_t used = 0;
  for (char *name = all; length > 0 && name < all + length; name += strlen(name) + 1) {
    if (strncmp(name, space, SPACE_LENGTH) != 0) continue;
    size_t count = strlen(name + SPACE_LENGTH) + 1;
    if (names && used + count > size) {
      free(all);
      errno = ERANGE;
      return -1;
    }
    if (names) memcpy(names + used, name + SPACE_LENGTH, count);
    used += count;
  }
  free(all);
  return length < 0 ? -1 : (ssize_t)used;
}

ssize_t darwin_listxattr(const char *path, char *names, size_t size, int options) {
  return list((struct source){path, -1, options}, names, size);
}

ssize_t darwin_flistxattr(int file, char *names, size_t size) {
  return list((struct source){NULL, file, 0}, names, size);
}
