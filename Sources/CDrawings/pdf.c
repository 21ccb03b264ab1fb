#include "CDrawings.h"
#include "library.h"

#include <limits.h>

// The interface of poppler: https://poppler.freedesktop.org/api/glib/

static const char library[] = "libpoppler-glib.so.8";

static bool draw(const struct windfall_drawing *drawing, void *cairo) {
  void *(*page)(void *, int) = windfall_library_function(library, "poppler_document_get_page");
  void (*render)(void *, void *) = windfall_library_function(library, "poppler_page_render");
  void *first = page && render ? page(drawing->document, 0) : 0;
  if (!first) return false;
  render(first, cairo);
  windfall_release_object(first);
  return true;
}

static bool size(void *document, double *width, double *height) {
  int (*pages)(void *) = windfall_library_function(library, "poppler_document_get_n_pages");
  void *(*page)(void *, int) = windfall_library_function(library, "poppler_document_get_page");
  void (*measure)(void *, double *, double *) = windfall_library_function(library, "poppler_page_get_size");
  if (!pages || !page || !measure || pages(document) < 1) return false;
  void *first = page(document, 0);
  if (!first) return false;
  measure(first, width, height);
  windfall_release_object(first);
  return true;
}

bool windfall_read_pdf(const unsigned char *bytes, size_t count, struct windfall_drawing *drawing) {
  void *(*read)(const unsigned char *, int, const char *, void **) =
      windfall_library_function(library, "poppler_document_new_from_data");
  if (!read || count > INT_MAX) return false;
  void *error = 0;
  void *document = read(bytes, (int)count, 0, &error);
  windfall_free_error(error);
  return windfall_take_document(document, size, draw, drawing);
}
