#pragma once

#include <stdbool.h>

/// A function of a shared library, or null. The libraries are loaded when a first drawing is shown: a tool that shows
/// none starts without them, and runs where they are missing.
void *windfall_library_function(const char *library, const char *name);

struct windfall_drawing;

/// What a library has read, as a drawing: measured, or released where it has no size. False also for no document.
bool windfall_take_document(
    void *document, bool (*size)(void *document, double *width, double *height),
    bool (*draw)(const struct windfall_drawing *drawing, void *cairo), struct windfall_drawing *drawing);

/// Releases an object of GLib.
void windfall_release_object(void *object);

/// Frees an error of GLib, or nothing.
void windfall_free_error(void *error);
