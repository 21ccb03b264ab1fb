#define _GNU_SOURCE
#include "CFoundationOverlay.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The runtime's metadata of `NSError`, of the class of errors that were made one, of `any Error` and of `Any`.
const void *windfall_error_class(void);
const void *windfall_error_object_class(void);
const void *windfall_error_protocol(void);
const void *windfall_any(void);
/// Takes an error out of its place, and gives the object that it is on iOS.
void *windfall_error_object(void *error);
enum answer { UNKNOWN, NO, YES };
/// Releases an object, and puts the error that it is on iOS into a place, if it is one of the type.
enum answer windfall_error_value(void *object, const void *wanted, void *place);

typedef bool cast_function(void *result, void *value, const void *type, const void *wanted, size_t flags);
typedef void destroy_function(void *value, const void *type);
enum { UNCONDITIONAL = 1, TAKE_ON_SUCCESS = 2, DESTROY_ON_FAILURE = 4 };
enum { STRUCT = 0x200, ENUM = 0x201 };

static struct {
  cast_function *cast;
  const void *error_class, *error_object_class, *error_protocol, *any;
} runtime;
static bool is_loaded;

static void load(void) {
  runtime.error_class = windfall_error_class();
  runtime.error_object_class = windfall_error_object_class();
  runtime.error_protocol = windfall_error_protocol();
  runtime.any = windfall_any();
  runtime.cast = (cast_function *)dlsym(RTLD_DEFAULT, "swift_dynamicCast");
  __atomic_store_n(&is_loaded, true, __ATOMIC_RELEASE);
}

// Whether what is cast may be an NSError that is an error of another type on iOS.
static bool may_be_object(const void *const *value, const void *type, const void *wanted) {
  if (type == runtime.error_protocol || type == runtime.error_class) return true;
  if (type != runtime.any) return false;
  uintptr_t kind = *(const uintptr_t *)wanted;
  if (kind != STRUCT && kind != ENUM) return false;
  // The type of what an existential holds stands behind the three words for it.
  return value[3] == runtime.error_class || value[3] == runtime.error_object_class;
}

static enum answer cast_object(void *result, void *value, const void *type, const void *wanted, size_t flags) {
  void *object;
  if (!runtime.cast(&object, value, type, runtime.error_class, 0)) return UNKNOWN;
  enum answer answer = windfall_error_value(object, wanted, result);
  // The functions that copy and destroy the values of a type are listed in front of it.
  size_t destroying = answer == YES ? TAKE_ON_SUCCESS : answer == NO ? DESTROY_ON_FAILURE : 0;
  if (flags & destroying) ((destroy_function *const *)((void *const *)type)[-1])[1](value, type);
  return answer;
}

// The linker puts this in the place of the runtime's function in what it links for apps and tests. On iOS every error can
// be cast to NSError, and back. On Linux only what was made as one can, though the compiler believes otherwise: a clause
// `catch let error as NSError` has no other behind it, and a program that throws an error of Swift's there would crash.
bool __wrap_swift_dynamicCast(void *result, void *value, const void *type, const void *wanted, size_t flags) {
  if (__builtin_expect(!__atomic_load_n(&is_loaded, __ATOMIC_ACQUIRE), 0)) load();
  if (__builtin_expect(wanted == runtime.error_class, 0)) {
    size_t trying = flags & ~(size_t)(UNCONDITIONAL | DESTROY_ON_FAILURE);
    if (runtime.cast(result, value, type, wanted, trying)) return true;
    void *error;
    if (!runtime.cast(&error, value, type, runtime.error_protocol, trying)) {
      return runtime.cast(result, value, type, wanted, flags);
    }
    *(void **)result = windfall_error_object(&error);
    return true;
  }
  if (__builtin_expect(may_be_object(value, type, wanted), 0)) {
    enum answer answer = cast_object(result, value, type, wanted, flags);
    if (answer == YES || (answer == NO && !(flags & UNCONDITIONAL))) return answer == YES;
  }
  return runtime.cast(result, value, type, wanted, flags);
}
