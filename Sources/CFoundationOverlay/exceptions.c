#include "CFoundationOverlay.h"

#include <setjmp.h>
#include <stddef.h>
#include <stdlib.h>

/// A place that exceptions of this thread are caught at.
struct catcher {
  jmp_buf state;
  void *exception;
  struct catcher *outer;
};

static _Thread_local struct catcher *innermost = NULL;

void *windfall_catch(void (*body)(void *), void *context) {
  struct catcher catcher = {.exception = NULL, .outer = innermost};
  innermost = &catcher;
  if (_setjmp(catcher.state) == 0) body(context);
  innermost = catcher.outer;
  return catcher.exception;
}

bool windfall_is_catching(void) { return innermost != NULL; }

void windfall_throw(void *exception) {
  if (innermost == NULL) abort();
  innermost->exception = exception;
  longjmp(innermost->state, 1);
}
