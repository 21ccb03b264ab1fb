#pragma once

#include <stdbool.h>
#include <stddef.h>

/// A drawing that has been read, and how it is shown.
struct windfall_drawing {
  double width;
  double height;
  /// Draws it into a context of Cairo, from the origin on, in its own size.
  bool (*draw)(const struct windfall_drawing *drawing, void *cairo);
  void *document;
};

/// Frees a drawing that has been read; nothing for one that has not.
void windfall_free_drawing(struct windfall_drawing *drawing);

/// Reads an SVG document with librsvg, which loads no other file; false, and the drawing as it was, where it is none or
/// the library is missing.
///
/// The bytes must stay until the drawing is freed.
bool windfall_read_svg(const unsigned char *bytes, size_t count, struct windfall_drawing *drawing);

/// Reads the first page of a PDF document with poppler; false, and the drawing as it was, where it is none or the
/// library is missing.
///
/// The bytes must stay until the drawing is freed.
bool windfall_read_pdf(const unsigned char *bytes, size_t count, struct windfall_drawing *drawing);
