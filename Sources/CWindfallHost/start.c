#include "CWindfallHost.h"
#include "template.h"

/// Runs when the libraries are initialised and `main` has not begun: no thread exists and Dispatch is untouched,
/// which is what makes forking safe.
__attribute__((constructor)) static void windfall_start(int count, char **arguments) {
  (void)count;
  // Before the guard, which takes its variable away: the program may be started again here.
  if (windfall_template_is_requested()) windfall_container_make_room(arguments);
  windfall_parent_guard();
  windfall_fatal_signals_end();
  if (windfall_template_is_requested()) windfall_template_serve(arguments[0]);
}
