// Darwin's zones of memory, of which this process has none: Glibc's memory is no zone.
#ifndef DARWIN_ZONES_H
#define DARWIN_ZONES_H

#include "darwin_mach.h"

typedef struct _malloc_zone_t {
  void *reserved1;
  void *reserved2;
  size_t (*size)(struct _malloc_zone_t *zone, const void *pointer);
  void *(*malloc)(struct _malloc_zone_t *zone, size_t size);
  void *(*calloc)(struct _malloc_zone_t *zone, size_t count, size_t size);
  void *(*valloc)(struct _malloc_zone_t *zone, size_t size);
  void (*free)(struct _malloc_zone_t *zone, void *pointer);
  void *(*realloc)(struct _malloc_zone_t *zone, void *pointer, size_t size);
  void (*destroy)(struct _malloc_zone_t *zone);
  const char *zone_name;
} malloc_zone_t;

typedef kern_return_t (*memory_reader_t)(task_t task, vm_address_t address, vm_size_t size, void **memory);
typedef int vm_prot_t;

// None of this process; KERN_INVALID_ARGUMENT for another.
kern_return_t malloc_get_all_zones(
    task_t task, memory_reader_t reader, vm_address_t **addresses, unsigned int *count);
const char *malloc_get_zone_name(malloc_zone_t *zone);

// Pages of this process; what is set as their greatest protection cannot be kept, and is KERN_INVALID_ARGUMENT.
kern_return_t vm_protect(
    task_t task, vm_address_t address, vm_size_t size, boolean_t sets_maximum, vm_prot_t protection);

#endif
