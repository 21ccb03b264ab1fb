#pragma once

#include <stdbool.h>
#include <stdint.h>

/// A method of a class of Foundation's, and the function of ours that takes its place.
struct windfall_method {
  /// The symbol of the method, without the name of the class.
  const char *name;
  const void *replacement;
};

/// All of NSArray's, which mutable arrays inherit; the last entry has no name.
const struct windfall_method *windfall_array_methods(void);

/// All of NSMutableArray's own; the last entry has no name.
const struct windfall_method *windfall_mutable_array_methods(void);

/// All of Bundle's; the last entry has no name.
const struct windfall_method *windfall_bundle_methods(void);

/// All of NSCompoundPredicate's, which it inherits; the last entry has no name.
const struct windfall_method *windfall_compound_predicate_methods(void);

/// All of NSError's; the last entry has no name.
const struct windfall_method *windfall_error_methods(void);

/// All of Progress's; the last entry has no name.
const struct windfall_method *windfall_progress_methods(void);

/// All of UserDefaults'; the last entry has no name.
const struct windfall_method *windfall_defaults_methods(void);

/// All of XMLParser's; the last entry has no name.
const struct windfall_method *windfall_xml_methods(void);

/// All of DateFormatter's; the last entry has no name.
const struct windfall_method *windfall_date_formatter_methods(void);

/// All of NumberFormatter's; the last entry has no name.
const struct windfall_method *windfall_number_formatter_methods(void);

/// All of NSNumber's; the last entry has no name.
const struct windfall_method *windfall_number_methods(void);

/// The file that the code or data there was loaded from, or null.
const char *windfall_image_path(const void *address);

/// Calls a function, and returns the exception that it was left by, or null. As on iOS, nothing is released on the way.
void *windfall_catch(void (*body)(void *), void *context);

/// Whether an exception of this thread would be caught.
bool windfall_is_catching(void);

/// Goes back to the innermost `windfall_catch` of this thread; without one the process ends.
_Noreturn void windfall_throw(void *exception);

/// A call on the stack, by the file that its code was loaded from and the place in it.
struct windfall_call_place {
  const char *image;
  uintptr_t offset;
};

/// The calls that led here, innermost first, without this one; answers how many there are.
int windfall_call_places(struct windfall_call_place *places, int limit);

/// When the file was made, in nanoseconds; zero where the file system does not say.
int64_t windfall_file_birth(const char *path);
