#ifndef C_DARWIN_FILES_H
#define C_DARWIN_FILES_H

#include <stdint.h>
#include <stdio.h>

/// A stream that is made of functions; those that are null it cannot do.
FILE *_Nullable funopen(
    const void *_Nullable cookie, int (*_Nullable read)(void *_Nullable, char *_Nullable, int),
    int (*_Nullable write)(void *_Nullable, const char *_Nullable, int),
    int64_t (*_Nullable seek)(void *_Nullable, int64_t, int), int (*_Nullable close)(void *_Nullable));

#endif
