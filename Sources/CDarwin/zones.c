#include <sys/mman.h>
#include <unistd.h>

#include "CDarwin.h"

kern_return_t malloc_get_all_zones(
    task_t task, memory_reader_t reader, vm_address_t **addresses, unsigned int *count) {
  (void)reader;
  if (task != mach_task_self_) return KERN_INVALID_ARGUMENT;
  if (addresses) *addresses = NULL;
  if (count) *count = 0;
  return KERN_SUCCESS;
}

const char *malloc_get_zone_name(malloc_zone_t *zone) { return zone ? zone->zone_name : NULL; }

kern_return_t vm_protect(
    task_t task, vm_address_t address, vm_size_t size, boolean_t sets_maximum, vm_prot_t protection) {
  if (task != mach_task_self_ || sets_maximum) return KERN_INVALID_ARGUMENT;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = address / page * page;
  return mprotect((void *)start, address + size - start, protection) == 0 ? KERN_SUCCESS : KERN_INVALID_ADDRESS;
}
