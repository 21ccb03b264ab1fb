#include "CObjectiveC.h"

#include <stdint.h>

// Each place that messages are watched through has code of its own, since nothing else tells a method which entry of a
// class's table it was called by. Swift's convention fills the registers in the order of these parameters.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define PARAMETERS                                                                                                     \
  uint64_t i0, uint64_t i1, uint64_t i2, uint64_t i3, uint64_t i4, uint64_t i5, double f0, double f1, double f2,      \
      double f3, double f4, double f5, double f6, double f7, SELF
#define ARGUMENTS i0, i1, i2, i3, i4, i5, f0, f1, f2, f3, f4, f5, f6, f7, self

typedef struct {
  uint64_t values[4];
} integers;
typedef struct {
  double values[4];
} floats;

static windfall_message_watch watch;

void windfall_set_message_watch(windfall_message_watch value) { watch = value; }

#define CALL(kind)                                                                                                     \
  typedef SWIFT kind (*kind##_method)(PARAMETERS);                                                                     \
  static inline SWIFT kind kind##_call(uint32_t place, PARAMETERS) {                                                   \
    windfall_message message = {{i0, i1, i2, i3, i4, i5}, {f0, f1, f2, f3, f4, f5, f6, f7}, self, place};              \
    windfall_watched_call call = watch.will_call(&message);                                                            \
    kind result = ((kind##_method)(uintptr_t)call.method)(ARGUMENTS);                                                  \
    watch.did_call(call.context);                                                                                      \
    return result;                                                                                                     \
  }
CALL(integers)
CALL(floats)

// Sixteen times what is given, with one more digit of the place each time.
#define EACH(M, k, p)                                                                                                  \
  M(k, p##0) M(k, p##1) M(k, p##2) M(k, p##3) M(k, p##4) M(k, p##5) M(k, p##6) M(k, p##7) M(k, p##8) M(k, p##9)       \
  M(k, p##a) M(k, p##b) M(k, p##c) M(k, p##d) M(k, p##e) M(k, p##f)
#define BLOCKS(M, k) EACH(M, k, 0x0) EACH(M, k, 0x1) EACH(M, k, 0x2) EACH(M, k, 0x3) EACH(M, k, 0x4) EACH(M, k, 0x5)  \
  EACH(M, k, 0x6) EACH(M, k, 0x7) EACH(M, k, 0x8) EACH(M, k, 0x9) EACH(M, k, 0xa) EACH(M, k, 0xb) EACH(M, k, 0xc)     \
  EACH(M, k, 0xd) EACH(M, k, 0xe) EACH(M, k, 0xf)

#define DEFINE(k, place) static SWIFT k k##_##place(PARAMETERS) { return k##_call(place, ARGUMENTS); }
#define NAME(k, place) (const void *)(uintptr_t)k##_##place,
BLOCKS(DEFINE, integers)
EACH(DEFINE, floats, 0x10)
EACH(DEFINE, floats, 0x11)

static const void *const codes[] = {BLOCKS(NAME, integers) EACH(NAME, floats, 0x10) EACH(NAME, floats, 0x11)};

_Static_assert(sizeof codes / sizeof codes[0] == windfall_integer_places + windfall_float_places, "a code a place");

const void *windfall_watching_code(uint32_t place) {
  return place < sizeof codes / sizeof codes[0] ? codes[place] : 0;
}
