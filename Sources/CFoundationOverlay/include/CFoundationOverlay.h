#pragma once

/// A method of Foundation's class Bundle, and the function of ours that takes its place.
struct windfall_bundle_method {
  /// The symbol of the method, without the name of the class.
  const char *name;
  const void *replacement;
};

/// All of them; the last entry has no name.
const struct windfall_bundle_method *windfall_bundle_methods(void);

/// The file that the code or data there was loaded from, or null.
const char *windfall_image_path(const void *address);
