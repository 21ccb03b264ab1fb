#include "CObjectiveC.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The runtime calls a destroyer with the object in the register of `self`.
typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) const void *object);

static windfall_death_watch death_watch;

static __attribute__((swiftcall)) void destroy(__attribute__((swift_context)) const void *object) {
  destroyer own = (destroyer)(uintptr_t)death_watch.will_destroy(object);
  own(object);
  death_watch.did_destroy(object);
}

void windfall_set_death_watch(windfall_death_watch watch) { death_watch = watch; }

const void *windfall_watch_class(void *metadata) {
  // The destroyer lies two words before the address point of a class's metadata, see Swift's TypeMetadata document.
  destroyer *slot = (destroyer *)metadata - 2;
  destroyer own = *slot;
  if (own == destroy) return 0;
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)slot & ~(size - 1));
  // The loader may have made the page read-only after relocating it.
  if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return 0;
  *slot = destroy;
  return (const void *)(uintptr_t)own;
}
