#ifndef C_DARWIN_ATTRIBUTES_H
#define C_DARWIN_ATTRIBUTES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Extended attributes of a file: at a path, or where there is none of a descriptor. Linux keeps those of users under names
// that begin with "user.", which callers neither write nor see.
ssize_t windfall_getxattr(const char *_Nullable path, int descriptor, const char *_Nonnull name, void *_Nullable value,
                          size_t size, int options);
int windfall_setxattr(const char *_Nullable path, int descriptor, const char *_Nonnull name,
                      const void *_Nullable value, size_t size, int options);
ssize_t windfall_listxattr(const char *_Nullable path, int descriptor, char *_Nullable names, size_t size, int options);
int windfall_removexattr(const char *_Nullable path, int descriptor, const char *_Nonnull name, int options);

#endif
