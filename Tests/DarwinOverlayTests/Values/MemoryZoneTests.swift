import DarwinOverlay
import Testing

@Suite("Zones of memory")
struct MemoryZoneTests {
  @Test("This process has none, and others are not looked into")
  func zones() {
    var zones: UnsafeMutablePointer<vm_address_t>?
    var count: UInt32 = 7
    #expect(malloc_get_all_zones(mach_task_self_, nil, &zones, &count) == KERN_SUCCESS)
    #expect(zones == nil && count == 0)
    #expect(malloc_get_all_zones(MACH_PORT_NULL, nil, &zones, &count) == KERN_INVALID_ARGUMENT)
    var zone = malloc_zone_t()
    zone.malloc = { _, size in malloc(size) }
    #expect(malloc_get_zone_name(&zone) == nil)
  }

  @Test("Pages are protected")
  func protection() throws {
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    let page = try #require(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    defer { munmap(page, size) }
    let address = vm_address_t(bitPattern: page)
    #expect(vm_protect(mach_task_self_, address, vm_size_t(size), 0, PROT_READ) == KERN_SUCCESS)
    #expect(vm_protect(mach_task_self_, address, vm_size_t(size), 1, PROT_READ) == KERN_INVALID_ARGUMENT)
    #expect(vm_protect(mach_task_self_, 0, vm_size_t(size), 0, PROT_READ) == KERN_INVALID_ADDRESS)
  }
}
