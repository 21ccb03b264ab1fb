#define _GNU_SOURCE
#include "template.h"

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>
#include <unistd.h>

/// The signals on which the Swift runtime writes the stacks of threads.
static const int fatal[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { FATAL_COUNT = sizeof fatal / sizeof *fatal };

/// What the runtime does on them.
static struct sigaction reports[FATAL_COUNT];

#if defined(__x86_64__)
/// How far up the stack the caller of the system's functions is looked for, in words: their frames are small.
enum { SEARCHED_WORDS = 4096 };

static const void *library_of(uintptr_t address) {
  Dl_info information;
  return dladdr((void *)address, &information) != 0 ? information.dli_fbase : NULL;
}

/// Whether the instruction before an address calls a function.
static int follows_call(uintptr_t address) {
  const unsigned char *code = (const unsigned char *)address;
  return code[-5] == 0xE8 || (code[-6] == 0xFF && code[-5] == 0x15) || (code[-2] == 0xFF && (code[-1] & 0x38) == 0x10) ||
         (code[-3] == 0xFF && (code[-2] & 0x38) == 0x10);
}

/// Lets the report of a thread that is inside of the C library begin where the library was called.
///
/// The library keeps no frame pointers, by which stacks are read: its caller would be missing, which is the user's line.
static void skip_c_library(ucontext_t *context) {
  greg_t *registers = context->uc_mcontext.gregs;
  const void *library = library_of((uintptr_t)&raise);
  if (library == NULL || library_of((uintptr_t)registers[REG_RIP]) != library) return;
  uintptr_t *word = (uintptr_t *)registers[REG_RSP];
  uintptr_t *frame = (uintptr_t *)registers[REG_RBP];
  if (frame <= word || frame - word > SEARCHED_WORDS) return;
  for (; word < frame; word++) {
    const void *owner = *word > SEARCHED_WORDS ? library_of(*word) : NULL;
    if (owner == NULL || owner == library || !follows_call(*word)) continue;
    registers[REG_RIP] = (greg_t)(*word - 1);
    registers[REG_RSP] = (greg_t)(word + 1);
    return;
  }
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
