#define _GNU_SOURCE
#include "CFoundationOverlay.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// Core Foundation takes the third word of an object for its own, which says what kind the object is. In an object of
// Swift that word is the first stored property. Where it happens to say "no kind", objects are not compared by their
// isEqual(_:): the process ends. It happens to fonts, whose change in an attributed string compares them.

/// A class of Core Foundation.
struct runtime_class {
  uintptr_t version;
  const char *name;
  void *init;
  void *copy;
  void *finalize;
  unsigned char (*equal)(const void *, const void *);
  uintptr_t (*hash)(const void *);
};

extern struct runtime_class *_CFRuntimeGetClassWithTypeID(uintptr_t type);

/// The functions that Core Foundation calls for objects of Swift.
extern struct {
  void *unused;
  uintptr_t (*hash)(const void *);
  unsigned char (*equal)(const void *, const void *);
} __CFSwiftBridge;

static unsigned char equal(const void *left, const void *right) { return __CFSwiftBridge.equal(left, right); }

static uintptr_t hash(const void *object) { return __CFSwiftBridge.hash(object); }

/// The class of what has no kind compares as objects do.
__attribute__((constructor)) static void install(void) {
  struct runtime_class *none = _CFRuntimeGetClassWithTypeID(0);
  if (none == NULL || none->equal == NULL || none->hash == NULL) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)none & ~(page - 1);
  uintptr_t end = (uintptr_t)(none + 1);
  if (mprotect((void *)start, end - start, PROT_READ | PROT_WRITE) != 0) return;
  none->equal = equal;
  none->hash = hash;
}
