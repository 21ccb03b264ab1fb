#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

/// The runtime's metadata of `NSError` and of `any Error`.
const void *windfall_error_class(void);
const void *windfall_error_protocol(void);
/// Takes an error out of its place, and gives the object that it is on iOS.
void *windfall_error_object(void *error);

typedef bool cast_function(void *result, void *value, const void *type, const void *wanted, size_t flags);
enum { UNCONDITIONAL = 1, DESTROY_ON_FAILURE = 4 };

static cast_function *original;
static const void *error_class;

static cast_function *load(void) {
  __atomic_store_n(&error_class, windfall_error_class(), __ATOMIC_RELAXED);
  cast_function *function = (cast_function *)dlsym(RTLD_DEFAULT, "swift_dynamicCast");
  __atomic_store_n(&original, function, __ATOMIC_RELEASE);
  return function;
}

// The linker puts this in the place of the runtime's function in what it links for apps and tests. On iOS every error can
// be cast to NSError. On Linux only what was made as one can, though the compiler believes otherwise: a clause
// `catch let error as NSError` has no other behind it, and a program that throws an error of Swift's there would crash.
bool __wrap_swift_dynamicCast(void *result, void *value, const void *type, const void *wanted, size_t flags) {
  cast_function *cast = __atomic_load_n(&original, __ATOMIC_ACQUIRE);
  if (!cast) cast = load();
  if (__builtin_expect(wanted != __atomic_load_n(&error_class, __ATOMIC_RELAXED), 1)) {
    return cast(result, value, type, wanted, flags);
  }
  size_t trying = flags & ~(size_t)(UNCONDITIONAL | DESTROY_ON_FAILURE);
  if (cast(result, value, type, wanted, trying)) return true;
  void *error;
  if (!cast(&error, value, type, windfall_error_protocol(), trying)) return cast(result, value, type, wanted, flags);
  *(void **)result = windfall_error_object(&error);
  return true;
}
