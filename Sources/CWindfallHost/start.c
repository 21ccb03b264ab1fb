#include "CWindfallHost.h"
#include "template.h"

#include <stdlib.h>

/// Optional: changes classes of the frameworks as the extensions of the images that have been loaded say.
extern void windfall_apply_overrides(void) __attribute__((weak));

void windfall_change_classes(void) {
  if (windfall_apply_overrides) windfall_apply_overrides();
}

/// Runs when the libraries are initialised and `main` has not begun: no thread exists and Dispatch is untouched,
/// which is what makes forking safe.
__attribute__((constructor)) static void windfall_start(int count, char **arguments) {
  (void)count;
  // Before the guard, which takes its variable away: the program may be started again here.
  if (windfall_template_is_requested()) windfall_container_make_room(arguments);
  windfall_parent_guard();
  windfall_guard_devices();
  windfall_fatal_signals_end();
  if (windfall_template_is_requested()) windfall_template_serve(arguments[0]);
  // Only in the child of a template, which shows a screen itself and must run nothing of the app's.
  windfall_change_classes();
  // Before the first test, what the app has set off by then comes to its end.
  if (getenv("WINDFALL_TEST_BUNDLE")) windfall_count_background_jobs(WINDFALL_TASKS_AND_BLOCKS);
}
