#include "library.h"

#include "CDrawings.h"

#include <dlfcn.h>

void *windfall_library_function(const char *library, const char *name) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  return handle ? dlsym(handle, name) : 0;
}

bool windfall_take_document(
    void *document, bool (*size)(void *, double *, double *), bool (*draw)(const struct windfall_drawing *, void *),
    struct windfall_drawing *drawing) {
  if (!document) return false;
  double width = 0, height = 0;
  if (!size(document, &width, &height) || width <= 0 || height <= 0) {
    windfall_release_object(document);
    return false;
  }
  *drawing = (struct windfall_drawing){width, height, draw, document};
  return true;
}

void windfall_free_drawing(struct windfall_drawing *drawing) {
  windfall_release_object(drawing->document);
  drawing->document = 0;
}

void windfall_release_object(void *object) {
  void (*release)(void *) = windfall_library_function("libgobject-2.0.so.0", "g_object_unref");
  if (release && object) release(object);
}

void windfall_free_error(void *error) {
  void (*release)(void *) = windfall_library_function("libglib-2.0.so.0", "g_error_free");
  if (release && error) release(error);
}
