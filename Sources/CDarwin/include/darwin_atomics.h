#ifndef C_DARWIN_ATOMICS_H
#define C_DARWIN_ATOMICS_H

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

static inline int32_t OSAtomicAdd32(int32_t amount, volatile int32_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_RELAXED);
}
static inline int32_t OSAtomicAdd32Barrier(int32_t amount, volatile int32_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
static inline int64_t OSAtomicAdd64(int64_t amount, volatile int64_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_RELAXED);
}
static inline int64_t OSAtomicAdd64Barrier(int64_t amount, volatile int64_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
static inline int32_t OSAtomicIncrement32(volatile int32_t *_Nonnull value) { return OSAtomicAdd32(1, value); }
static inline int32_t OSAtomicIncrement32Barrier(volatile int32_t *_Nonnull value) {
  return OSAtomicAdd32Barrier(1, value);
}
static inline int32_t OSAtomicDecrement32(volatile int32_t *_Nonnull value) { return OSAtomicAdd32(-1, value); }
static inline int32_t OSAtomicDecrement32Barrier(volatile int32_t *_Nonnull value) {
  return OSAtomicAdd32Barrier(-1, value);
}
static inline int64_t OSAtomicIncrement64(volatile int64_t *_Nonnull value) { return OSAtomicAdd64(1, value); }
static inline int64_t OSAtomicIncrement64Barrier(volatile int64_t *_Nonnull value) {
  return OSAtomicAdd64Barrier(1, value);
}
static inline int64_t OSAtomicDecrement64(volatile int64_t *_Nonnull value) { return OSAtomicAdd64(-1, value); }
static inline int64_t OSAtomicDecrement64Barrier(volatile int64_t *_Nonnull value) {
  return OSAtomicAdd64Barrier(-1, value);
}
static inline bool OSAtomicCompareAndSwap32(int32_t old, int32_t new_value, volatile int32_t *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
static inline bool OSAtomicCompareAndSwap32Barrier(int32_t old, int32_t new_value, volatile int32_t *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
static inline bool OSAtomicCompareAndSwap64(int64_t old, int64_t new_value, volatile int64_t *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
static inline bool OSAtomicCompareAndSwap64Barrier(int64_t old, int64_t new_value, volatile int64_t *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
static inline bool OSAtomicCompareAndSwapInt(int old, int new_value, volatile int *_Nonnull value) {
  return OSAtomicCompareAndSwap32(old, new_value, value);
}
static inline bool OSAtomicCompareAndSwapIntBarrier(int old, int new_value, volatile int *_Nonnull value) {
  return OSAtomicCompareAndSwap32Barrier(old, new_value, value);
}
static inline bool OSAtomicCompareAndSwapLong(long old, long new_value, volatile long *_Nonnull value) {
  return OSAtomicCompareAndSwap64(old, new_value, (volatile int64_t *)value);
}
static inline bool OSAtomicCompareAndSwapLongBarrier(long old, long new_value, volatile long *_Nonnull value) {
  return OSAtomicCompareAndSwap64Barrier(old, new_value, (volatile int64_t *)value);
}
static inline bool OSAtomicCompareAndSwapPtr(
    void *_Nullable old, void *_Nullable new_value, void *_Nullable volatile *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
static inline bool OSAtomicCompareAndSwapPtrBarrier(
    void *_Nullable old, void *_Nullable new_value, void *_Nullable volatile *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

typedef int32_t OSSpinLock;
#define OS_SPINLOCK_INIT 0
static inline bool OSSpinLockTry(volatile OSSpinLock *_Nonnull lock) {
  int32_t open = 0;
  return __atomic_compare_exchange_n(lock, &open, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}
static inline void OSSpinLockLock(volatile OSSpinLock *_Nonnull lock) {
  while (!OSSpinLockTry(lock)) sched_yield();
}
static inline void OSSpinLockUnlock(volatile OSSpinLock *_Nonnull lock) {
  __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}
static inline void OSMemoryBarrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

static inline uint16_t OSSwapInt16(uint16_t value) { return __builtin_bswap16(value); }
static inline uint32_t OSSwapInt32(uint32_t value) { return __builtin_bswap32(value); }
static inline uint64_t OSSwapInt64(uint64_t value) { return __builtin_bswap64(value); }

#endif
