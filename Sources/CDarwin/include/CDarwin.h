// Names of Darwin's C library that Glibc lacks, over what Linux has.
#ifndef C_DARWIN_H
#define C_DARWIN_H

#include "darwin_atomics.h"
#include "darwin_attributes.h"
#include "darwin_files.h"
#include "darwin_images.h"
#include "darwin_mach.h"
#include "darwin_math.h"
#include "darwin_strings.h"
#include "darwin_system_values.h"
#include "darwin_threads.h"
#include "darwin_zones.h"

#endif
