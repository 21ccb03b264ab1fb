#ifndef C_DARWIN_THREADS_H
#define C_DARWIN_THREADS_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#define PTHREAD_MUTEX_POLICY_FAIRSHARE_NP 1
#define PTHREAD_MUTEX_POLICY_FIRSTFIT_NP 3

// Whether this is the main thread.
int pthread_main_np(void);
// The number of this thread, which 0 stands for as well; ESRCH for any other.
int pthread_threadid_np(pthread_t thread, uint64_t *_Nonnull identifier);
// Both policies are accepted; Linux has its own.
int pthread_mutexattr_setpolicy_np(pthread_mutexattr_t *_Nonnull attributes, int policy);

// Names the running thread; Linux keeps fifteen characters.
int windfall_name_thread(const char *_Nonnull name);
#ifndef _GNU_SOURCE
int pthread_getname_np(pthread_t thread, char *_Nonnull name, size_t size);
#endif

// Nanoseconds on one of the clocks.
uint64_t clock_gettime_nsec_np(clockid_t clock);

#endif
