#pragma once

/// A function of a shared library, or null. The libraries are loaded when a first drawing is shown: a tool that shows
/// none starts without them, and runs where they are missing.
void *windfall_library_function(const char *library, const char *name);

/// Releases an object of GLib.
void windfall_release_object(void *object);

/// Frees an error of GLib, or nothing.
void windfall_free_error(void *error);
