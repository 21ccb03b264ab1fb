import DarwinOverlay
import Foundation
import Testing

@Suite("Values of the system")
struct SystemValueTests {
  private func text(_ name: String) -> String? {
    var size = 0
    guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [CChar](repeating: 0, count: size)
    guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("The machine's values are had by name and by number")
  func values() throws {
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    #expect(text("hw.machine") == machine)
    var count: Int32 = 0
    var size = MemoryLayout<Int32>.size
    var name = [CTL_HW, HW_NCPU]
    #expect(sysctl(&name, 2, &count, &size, nil, 0) == 0)
    #expect(Int(count) >= ProcessInfo.processInfo.activeProcessorCount)
    var memory: UInt64 = 0
    size = MemoryLayout<UInt64>.size
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
    #expect(memory == ProcessInfo.processInfo.physicalMemory)
  }

  @Test("Numbers have the names that they have in C")
  func numbers() {
    #expect(SInt8.max == 127 && SInt16.max == 32767 && SInt32.max == .max && SInt64.max == .max && Byte.max == 255)
    #expect(HUGE == .greatestFiniteMagnitude && MAXFLOAT == HUGE)
    #expect(UINT_MAX == .max && ULONG_MAX == .max && ULLONG_MAX == .max)
  }

  @Test("A name that is not known, a buffer that is too small and a new value are errors")
  func errors() {
    #expect(text("hw.nothing") == nil)
    #expect(errno == ENOENT)
    var byte: CChar = 0
    var size = 1
    #expect(sysctlbyname("kern.ostype", &byte, &size, nil, 0) == -1)
    #expect(errno == ENOMEM)
    #expect(sysctlbyname("kern.ostype", nil, nil, &byte, 1) == -1)
    var name: [Int32] = [99, 99]
    #expect(sysctl(&name, 2, nil, &size, nil, 0) == -1)
  }

  @Test("No debugger watches this process")
  func debugger() {
    var info = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    #expect(sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0)
    #expect(info.kp_proc.p_flag & P_TRACED == 0)
    #expect(info.kp_proc.p_pid == getpid())
  }

  @Test("Clocks count nanoseconds")
  func clocks() {
    var base = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&base) == KERN_SUCCESS)
    let first = mach_absolute_time() * UInt64(base.numer) / UInt64(base.denom)
    let second = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #expect(first <= second)
    #expect(second - first < 60 * NSEC_PER_SEC)
    #expect(mach_continuous_time() >= first)
  }

  @Test("A task knows what it uses")
  func memory() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS)
    #expect(info.resident_size > 0)
    #expect(info.virtual_size >= info.resident_size)
    var one: integer_t = 0
    count = 1
    #expect(task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), &one, &count) == KERN_INVALID_ARGUMENT)
  }

  @Test("The images of the process are counted, the program first")
  func images() {
    let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #expect(names.first?.hasPrefix("/") == true)
    #expect(names.contains { $0.contains("libswiftCore") })
    #expect(_dyld_get_image_name(_dyld_image_count()) == nil)
  }

  @Test("Texts are copied up to a size, and bytes overwritten")
  func texts() {
    var buffer = [CChar](repeating: 1, count: 4)
    #expect(strlcpy(&buffer, "abcdef", 4) == 6)
    #expect(buffer == [97, 98, 99, 0])
    #expect(memset_s(&buffer, 4, 7, 9) == EOVERFLOW)
    #expect(buffer == [7, 7, 7, 7])
    #expect(arc4random_uniform(1) == 0)
    #expect((0..<100).allSatisfy { _ in arc4random_uniform(6) < 6 })
    let bytes = malloc(100)
    #expect(malloc_size(bytes) >= 100)
    free(bytes)
    #expect(OSSwapInt32(0x0102_0304) == 0x0403_0201)
    #expect(noErr == 0)
    #expect(NSEC_PER_SEC / USEC_PER_SEC == NSEC_PER_USEC)
    #expect(SOCK_STREAM as Int32 == 1)
    #expect(IPPROTO_TCP as Int32 == 6)
  }

  @Test("The largest and the smallest numbers have the types that they have on iOS")
  func limits() {
    let (largest, smallest, unsigned): (Int64, Int64, UInt64) = (INT64_MAX, INT64_MIN, UINT64_MAX)
    #expect((largest, smallest, unsigned) == (Int64.max, Int64.min, UInt64.max))
  }

  @Test("Limits have the names that the functions take")
  func resourceLimits() {
    let name = RLIMIT_NOFILE
    var limits = rlimit()
    #expect(getrlimit(name, &limits) == 0 && limits.rlim_cur > 0)
    #expect(setrlimit(name, &limits) == 0)
  }

  @Test("An image's header tells the addresses at which it lies, the program's those of this code")
  func imageHeader() throws {
    let header = try #require(_dyld_get_image_header(0))
    let again = _dyld_get_image_header(0)
    #expect(header == again)
    #expect(_dyld_get_image_header(_dyld_image_count()) == nil)
    let start = UnsafeRawPointer(header)
    let mach = start.load(as: mach_header_64.self)
    #expect(mach.magic == MH_MAGIC_64 && mach.filetype == MH_EXECUTE)
    var command = start + MemoryLayout<mach_header_64>.size
    var ranges: [Range<UInt>] = []
    for _ in 0..<mach.ncmds {
      let segment = command.load(as: segment_command_64.self)
      #expect(segment.cmd == LC_SEGMENT_64)
      let first = UInt(segment.vmaddr) &+ UInt(bitPattern: _dyld_get_image_vmaddr_slide(0))
      ranges.append(first..<first + UInt(segment.vmsize))
      command += Int(segment.cmdsize)
    }
    let here = UInt(bitPattern: #dsohandle)
    #expect(ranges.contains { $0.contains(here) })
  }

  @Test("Requests have the type that ioctl takes")
  func requests() {
    let request: UInt = TIOCGWINSZ
    var size = winsize()
    #expect(ioctl(-1, request, &size) == -1)
    #expect([FIONREAD, FIONBIO, FIOASYNC, TIOCSWINSZ, TIOCSCTTY, TIOCNOTTY].allSatisfy { $0 > 0 })
  }
}
