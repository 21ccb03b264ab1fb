#ifndef C_DARWIN_STRINGS_H
#define C_DARWIN_STRINGS_H

#include <features.h>
#include <stddef.h>
#include <stdint.h>

#if !__GLIBC_PREREQ(2, 38)
size_t strlcpy(char *_Nonnull destination, const char *_Nonnull source, size_t size);
size_t strlcat(char *_Nonnull destination, const char *_Nonnull source, size_t size);
#endif
#if !__GLIBC_PREREQ(2, 36)
uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t bound);
void arc4random_buf(void *_Nonnull buffer, size_t size);
#endif

void arc4random_stir(void);

typedef size_t rsize_t;
typedef int errno_t;

// Overwrites bytes even when nobody reads them afterwards.
errno_t memset_s(void *_Nullable bytes, rsize_t size, int value, rsize_t count);
char *_Nullable strnstr(const char *_Nonnull text, const char *_Nonnull part, size_t length);
int timingsafe_bcmp(const void *_Nonnull first, const void *_Nonnull second, size_t length);

// The bytes that an allocation has.
size_t malloc_size(const void *_Nullable allocation);
size_t malloc_good_size(size_t size);

#endif
