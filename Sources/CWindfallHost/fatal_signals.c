#include "template.h"

#include <signal.h>
#include <stddef.h>

/// The signals on which the Swift runtime writes the stacks of threads.
static const int fatal[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { FATAL_COUNT = sizeof fatal / sizeof *fatal };

/// What the runtime does on them.
static struct sigaction reports[FATAL_COUNT];

static void report_and_end(int number, siginfo_t *information, void *context) {
  int is_fault = information->si_code > 0;
  for (size_t index = 0; index < FATAL_COUNT; index++) {
    if (fatal[index] == number) reports[index].sa_sigaction(number, information, context);
  }
  // After a crash the faulty instruction runs again and ends the process. Where the signal was sent, nothing is faulty:
  // it is sent once more, now that the runtime does not handle it.
  if (is_fault) return;
  signal(number, SIG_DFL);
  raise(number == SIGQUIT ? SIGKILL : number);
}

void windfall_fatal_signals_end(void) {
  for (size_t index = 0; index < FATAL_COUNT; index++) {
    struct sigaction *report = &reports[index];
    if (sigaction(fatal[index], NULL, report) != 0 || !(report->sa_flags & SA_SIGINFO)) continue;
    struct sigaction action = *report;
    action.sa_sigaction = report_and_end;
    sigaction(fatal[index], &action, NULL);
  }
}
