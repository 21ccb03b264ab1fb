#include "library.h"

#include <dlfcn.h>

void *windfall_library_function(const char *library, const char *name) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  return handle ? dlsym(handle, name) : 0;
}

void windfall_release_object(void *object) {
  void (*release)(void *) = windfall_library_function("libgobject-2.0.so.0", "g_object_unref");
  if (release && object) release(object);
}

void windfall_free_error(void *error) {
  void (*release)(void *) = windfall_library_function("libglib-2.0.so.0", "g_error_free");
  if (release && error) release(error);
}
