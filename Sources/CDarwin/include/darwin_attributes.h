// Extended attributes of files. Glibc's functions have other arguments, and other names for what an app may set.
#ifndef DARWIN_ATTRIBUTES_H
#define DARWIN_ATTRIBUTES_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

ssize_t darwin_getxattr(
    const char *_Nullable path, const char *_Nullable name, void *_Nullable value, size_t size, int options);
ssize_t darwin_fgetxattr(int file, const char *_Nullable name, void *_Nullable value, size_t size);
int darwin_setxattr(
    const char *_Nullable path, const char *_Nullable name, const void *_Nullable value, size_t size, int options);
int darwin_fsetxattr(int file, const char *_Nullable name, const void *_Nullable value, size_t size, int options);
int darwin_removexattr(const char *_Nullable path, const char *_Nullable name, int options);
int darwin_fremovexattr(int file, const char *_Nullable name);
ssize_t darwin_listxattr(const char *_Nullable path, char *_Nullable names, size_t size, int options);
ssize_t darwin_flistxattr(int file, char *_Nullable names, size_t size);

#endif
