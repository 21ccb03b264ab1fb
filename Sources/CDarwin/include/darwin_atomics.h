#ifndef C_DARWIN_ATOMICS_H
#define C_DARWIN_ATOMICS_H

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
static inline void OSMemoryBarrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

static inline uint16_t OSSwapInt16(uint16_t value) { return __builtin_bswap16(value); }
static inline uint32_t OSSwapInt32(uint32_t value) { return __builtin_bswap32(value); }
static inline uint64_t OSSwapInt64(uint64_t value) { return __builtin_bswap64(value); }

#endif
