#define _GNU_SOURCE
#include "template.h"

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

/// The signals on which the Swift runtime writes the stacks of threads.
static const int fatal[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { FATAL_COUNT = sizeof fatal / sizeof *fatal };

/// What the runtime does on them.
static struct sigaction reports[FATAL_COUNT];

#if defined(__x86_64__)
/// The number of the frame pointer in the unwinder's tables.
enum { FRAME_POINTER = 6 };

static const void *library_of(uintptr_t address) {
  Dl_info information;
  return dladdr((void *)address, &information) != 0 ? information.dli_fbase : NULL;
}

/// The search for the first frame outside of a library, from where a signal interrupted a thread.
struct caller_search {
  greg_t *registers;
  const void *library;
  int is_interrupted_code;
};

static _Unwind_Reason_Code visit_frame(struct _Unwind_Context *frame, void *argument) {
  struct caller_search *search = argument;
  uintptr_t address = _Unwind_GetIP(frame);
  // The frames before are those of the signal's handler.
  if (address == (uintptr_t)search->registers[REG_RIP]) search->is_interrupted_code = 1;
  if (!search->is_interrupted_code || library_of(address) == search->library) return _URC_NO_REASON;
  search->registers[REG_RIP] = (greg_t)(address - 1);
  search->registers[REG_RSP] = (greg_t)_Unwind_GetCFA(frame);
  search->registers[REG_RBP] = (greg_t)_Unwind_GetGR(frame, FRAME_POINTER);
  return _URC_END_OF_STACK;
}

/// Lets the report of a thread that is inside of the C library begin where the library was called.
///
/// The library keeps no frame pointers, by which stacks are read: its caller would be missing, which is the user's line.
/// Its frames are described in tables, which the unwinder of C++ exceptions reads.
static void skip_c_library(ucontext_t *context) {
  greg_t *registers = context->uc_mcontext.gregs;
  const void *library = library_of((uintptr_t)&raise);
  if (library == NULL || library_of((uintptr_t)registers[REG_RIP]) != library) return;
  struct caller_search search = {registers, library, 0};
  _Unwind_Backtrace(visit_frame, &search);
}
#else
static void skip_c_library(ucontext_t *context) { (void)context; }
#endif

static void report_and_end(int number, siginfo_t *information, void *context) {
  int is_fault = information->si_code > 0;
  ucontext_t *shown = context;
  mcontext_t kept = shown->uc_mcontext;
  skip_c_library(shown);
  for (size_t index = 0; index < FATAL_COUNT; index++) {
    if (fatal[index] == number) reports[index].sa_sigaction(number, information, context);
  }
  shown->uc_mcontext = kept;
  // After a crash the faulty instruction runs again and ends the process. Where the signal was sent, nothing is faulty:
  // it is sent once more, now that the runtime does not handle it.
  if (is_fault) return;
  signal(number, SIG_DFL);
  // The tool sends SIGQUIT to have the stacks of what hangs.
  raise(number == SIGQUIT && information->si_pid != getpid() ? SIGKILL : number);
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
