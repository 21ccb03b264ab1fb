/// Names that Foundation brings from Darwin on iOS and that Glibc lacks, and the module that has them here.
enum DarwinNames {
  /// Whether a name may be one of them.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "CTL_", "HW_", "KERN_", "OSAtomic", "OSSwap", "PTHREAD_MUTEX_POLICY_", "QOS_CLASS_", "S_IS", "TARGET_OS_",
    "_dyld_", "mach_", "os_unfair_lock", "pthread_", "qos_class_", "sysctl", "task_",
  ]

  private static let names: Set<String> = [
    "CLOCK_MONOTONIC_RAW_APPROX", "DarwinOverlay", "CLOCK_UPTIME_RAW", "CLOCK_UPTIME_RAW_APPROX", "Float32",
    "Float64", "FourCharCode", "IPPROTO_IP", "IPPROTO_IPV6", "IPPROTO_TCP", "IPPROTO_UDP", "MACH_TASK_BASIC_INFO",
    "MAXHOSTNAMELEN", "MAXPATHLEN", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "OSErr",
    "OSMemoryBarrier", "OSStatus", "OSType", "OptionBits", "P_TRACED", "RUSAGE_SELF", "SOCK_DGRAM", "SOCK_RAW",
    "SOCK_STREAM", "TARGET_IPHONE_SIMULATOR", "TASK_VM_INFO", "USEC_PER_SEC", "UTF16Char", "UTF32Char", "UTF8Char",
    "UniChar", "_NSGetExecutablePath", "arc4random", "arc4random_buf", "arc4random_uniform", "backtrace",
    "backtrace_symbols", "boolean_t", "clock_gettime_nsec_np", "getprogname", "integer_t", "kern_return_t",
    "kinfo_proc", "malloc_good_size", "malloc_size", "memset_s", "natural_t", "noErr", "strlcat", "strlcpy", "strnstr",
    "time_value_t", "timingsafe_bcmp",
  ]
}
