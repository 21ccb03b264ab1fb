#include "template.h"

#include <signal.h>

/// What the Swift runtime does on this signal: it writes the stacks of all threads.
static struct sigaction report;

static void report_and_end(int number, siginfo_t *information, void *context) {
  report.sa_sigaction(number, information, context);
  // After a crash the faulty instruction runs again and ends the process; here nothing is faulty.
  raise(SIGKILL);
}

void windfall_quit_signal_ends(void) {
  if (sigaction(SIGQUIT, NULL, &report) != 0 || !(report.sa_flags & SA_SIGINFO)) return;
  struct sigaction action = report;
  action.sa_sigaction = report_and_end;
  sigaction(SIGQUIT, &action, NULL);
}
