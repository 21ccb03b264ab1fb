#include "CDrawings.h"
#include "library.h"

// The interface of librsvg 2.52: https://gnome.pages.gitlab.gnome.org/librsvg/Rsvg-2.0/class.Handle.html

static const char library[] = "librsvg-2.so.2";

struct rectangle {
  double x, y, width, height;
};

static bool draw(const struct windfall_drawing *drawing, void *cairo) {
  int (*render)(void *, void *, const struct rectangle *, void **) =
      windfall_library_function(library, "rsvg_handle_render_document");
  if (!render) return false;
  const struct rectangle place = {0, 0, drawing->width, drawing->height};
  void *error = 0;
  int drawn = render(drawing->document, cairo, &place, &error);
  windfall_free_error(error);
  return drawn;
}

/// The size that the document names, in pixels, or else that of its view box.
static bool size(void *document, double *width, double *height) {
  int (*pixels)(void *, double *, double *) =
      windfall_library_function(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  if (pixels && pixels(document, width, height)) return true;
  struct length {
    double number;
    int unit;
  };
  void (*dimensions)(void *, int *, struct length *, int *, struct length *, int *, struct rectangle *) =
      windfall_library_function(library, "rsvg_handle_get_intrinsic_dimensions");
  if (!dimensions) return false;
  int has_width, has_height, has_box = 0;
  struct length given_width, given_height;
  struct rectangle box = {0, 0, 0, 0};
  dimensions(document, &has_width, &given_width, &has_height, &given_height, &has_box, &box);
  *width = box.width;
  *height = box.height;
  return has_box;
}

bool windfall_read_svg(const unsigned char *bytes, size_t count, struct windfall_drawing *drawing) {
  void *(*read)(const unsigned char *, size_t, void **) =
      windfall_library_function(library, "rsvg_handle_new_from_data");
  if (!read) return false;
  void *error = 0;
  void *document = read(bytes, count, &error);
  windfall_free_error(error);
  return windfall_take_document(document, size, draw, drawing);
}
