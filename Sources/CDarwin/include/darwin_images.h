#ifndef C_DARWIN_IMAGES_H
#define C_DARWIN_IMAGES_H

#include <execinfo.h>
#include <stdint.h>

// The images that are loaded, the program first.
uint32_t _dyld_image_count(void);
const char *_Nullable _dyld_get_image_name(uint32_t index);
intptr_t _dyld_get_image_vmaddr_slide(uint32_t index);

// Writes the path of the program; answers -1 and the size that it needs if it does not fit.
int _NSGetExecutablePath(char *_Nonnull buffer, uint32_t *_Nonnull size);

const char *_Nullable getprogname(void);

#endif
