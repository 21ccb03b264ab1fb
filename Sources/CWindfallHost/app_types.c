#define _GNU_SOURCE
#include "template.h"

#include <dlfcn.h>

/// Optional: looks up all that the runtime has to know of a type of SwiftUI's.
extern void windfall_prepare_type(const void *type) __attribute__((weak));

// The conformances that this executable declares, as the compiler lays them out.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t metadata_accessor;
};

struct metadata_response {
  const void *metadata;
  size_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*metadata_accessor)(size_t request);

enum { TYPE_REFERENCE_KIND = 0x38, DIRECT = 0, KIND = 0x1f, STRUCT = 17, ENUM = 18, IS_GENERIC = 0x80, INDIRECT = 1 };

static const char *const protocol_names[] = {"$s7SwiftUI3AppMp", "$s7SwiftUI4ViewMp", "$s7SwiftUI12ViewModifierMp"};
enum { PROTOCOL_COUNT = sizeof protocol_names / sizeof *protocol_names };

static const void *resolve(const int32_t *relative) { return (const char *)relative + *relative; }

static const void *protocol_of(const struct conformance *conformance) {
  const int32_t offset = conformance->protocol;
  const char *address = (const char *)&conformance->protocol + (offset & ~INDIRECT);
  return offset & INDIRECT ? *(const void *const *)address : address;
}

/// The metadata of a type that is the same for all that use it; NULL for others.
static const void *plain_type_of(const struct conformance *conformance) {
  if ((conformance->flags & TYPE_REFERENCE_KIND) != DIRECT) return NULL;
  const struct type_descriptor *type = resolve(&conformance->type);
  uint32_t kind = type->flags & KIND;
  if ((kind != STRUCT && kind != ENUM) || type->flags & IS_GENERIC) return NULL;
  return ((metadata_accessor)resolve(&type->metadata_accessor))(0).metadata;
}

int windfall_prepare_next_type(void) {
  static const int32_t *next;
  static const void *protocols[PROTOCOL_COUNT];
  if (!windfall_prepare_type) return 0;
  if (!next) {
    next = __start_swift5_protocol_conformances;
    for (int index = 0; index < PROTOCOL_COUNT; index++) protocols[index] = dlsym(RTLD_DEFAULT, protocol_names[index]);
  }
  while (next < __stop_swift5_protocol_conformances) {
    const struct conformance *conformance = resolve(next++);
    const void *protocol = protocol_of(conformance);
    for (int index = 0; index < PROTOCOL_COUNT; index++) {
      if (!protocol || protocol != protocols[index]) continue;
      const void *type = plain_type_of(conformance);
      if (!type) break;
      windfall_prepare_type(type);
      return 1;
    }
  }
  return 0;
}
