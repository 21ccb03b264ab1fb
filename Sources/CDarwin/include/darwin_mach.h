#ifndef C_DARWIN_MACH_H
#define C_DARWIN_MACH_H

#include <stddef.h>
#include <stdint.h>

typedef int boolean_t;
typedef int kern_return_t;
typedef int integer_t;
typedef unsigned int natural_t;
typedef unsigned int mach_port_t;
typedef mach_port_t task_t;
typedef mach_port_t task_name_t;
typedef mach_port_t thread_t;
typedef mach_port_t host_t;
typedef natural_t mach_msg_type_number_t;
typedef natural_t task_flavor_t;
typedef uint64_t mach_vm_size_t;
typedef uint64_t mach_vm_address_t;
typedef uintptr_t vm_size_t;
typedef uintptr_t vm_address_t;
typedef int policy_t;
typedef integer_t *task_info_t;

static const kern_return_t KERN_SUCCESS = 0;
static const kern_return_t KERN_INVALID_ADDRESS = 1;
static const kern_return_t KERN_INVALID_ARGUMENT = 4;
static const kern_return_t KERN_FAILURE = 5;
static const mach_port_t MACH_PORT_NULL = 0;

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull
#define MSEC_PER_SEC 1000ull

struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
};
typedef struct mach_timebase_info mach_timebase_info_data_t;
typedef struct mach_timebase_info *mach_timebase_info_t;

// Ticks, each of which is a nanosecond here, while the machine is awake.
uint64_t mach_absolute_time(void);
// The same with the time that it sleeps.
uint64_t mach_continuous_time(void);
kern_return_t mach_timebase_info(mach_timebase_info_t _Nonnull info);

typedef struct time_value {
  integer_t seconds;
  integer_t microseconds;
} time_value_t;

struct mach_task_basic_info {
  mach_vm_size_t virtual_size;
  mach_vm_size_t resident_size;
  mach_vm_size_t resident_size_max;
  time_value_t user_time;
  time_value_t system_time;
  policy_t policy;
  integer_t suspend_count;
};
typedef struct mach_task_basic_info mach_task_basic_info_data_t;

struct task_vm_info {
  mach_vm_size_t virtual_size;
  integer_t region_count;
  integer_t page_size;
  mach_vm_size_t resident_size;
  mach_vm_size_t resident_size_peak;
  mach_vm_size_t phys_footprint;
};
typedef struct task_vm_info task_vm_info_data_t;

#define MACH_TASK_BASIC_INFO 20
#define TASK_VM_INFO 22

// Of tasks there is this process only.
static const mach_port_t mach_task_self_ = 1;
static inline mach_port_t mach_task_self(void) { return mach_task_self_; }

// What the process uses, in the two flavours above; others are KERN_INVALID_ARGUMENT.
kern_return_t task_info(
  task_name_t task, task_flavor_t flavor, task_info_t _Nonnull info, mach_msg_type_number_t *_Nonnull count);

#endif
