#ifndef COUNTER_H
#define COUNTER_H
#include <stdint.h>

#define COUNTER_STEP 2

typedef struct {
  int32_t value;
} Counter;

int32_t counter_advance(Counter *counter);
const char *counter_name(void);

#endif
