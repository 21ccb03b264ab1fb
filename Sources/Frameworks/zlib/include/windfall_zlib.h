// The system's zlib under the name of Apple's module.
#ifndef WINDFALL_ZLIB_H
#define WINDFALL_ZLIB_H

#include <zlib.h>

#endif
