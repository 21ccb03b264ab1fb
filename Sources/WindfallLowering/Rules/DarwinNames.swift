/// Names that Foundation brings from Darwin on iOS and that Glibc lacks, and the module that has them here.
enum DarwinNames {
  /// Whether a name may be one of them.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "CTL_", "HW_", "KERN_", "OSAtomic", "OSSwap", "PTHREAD_MUTEX_", "QOS_CLASS_", "S_IS", "TARGET_OS_", "st_atimespec",
    "st_ctimespec", "st_mtimespec",
    "TIOC", "XATTR_", "_dyld_", "_malloc_zone", "mach_", "malloc_get_", "malloc_zone", "vm_", "os_unfair_lock",
    "pthread_", "qos_class_", "sysctl", "task_", "windfallStd",
  ]

  private static let names: Set<String> = [
    "CLOCK_MONOTONIC_RAW_APPROX", "CLOCK_UPTIME_RAW", "CLOCK_UPTIME_RAW_APPROX", "DarwinOverlay",
    "DispatchWorkItemFlags", "Float32", "Float64", "FourCharCode", "INT64_MAX", "INT64_MIN", "INTMAX_MAX",
    "INTMAX_MIN", "IPPROTO_IP", "IPPROTO_IPV6", "IPPROTO_TCP", "IPPROTO_UDP", "LC_SEGMENT", "LC_SEGMENT_64",
    "LC_UUID", "MACH_TASK_BASIC_INFO", "MAXHOSTNAMELEN", "MAXPATHLEN", "MH_DYLIB", "MH_EXECUTE", "MH_MAGIC_64",
    "DispatchSourceFileSystemObject", "FileSystemEvent", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC",
    "NSEC_PER_USEC", "OSErr", "OSMemoryBarrier", "OSStatus",
    "OSType", "O_EVTONLY", "OptionBits", "P_TRACED", "RUSAGE_SELF", "SOCK_DGRAM", "SOCK_RAW", "SOCK_STREAM",
    "TARGET_IPHONE_SIMULATOR", "TASK_VM_INFO", "UINT64_MAX", "UINTMAX_MAX", "USEC_PER_SEC", "UTF16Char", "UTF32Char",
    "UTF8Char", "UniChar", "_NSGetExecutablePath", "__cospi", "__cospif", "__dispatch_get_global_queue",
    "__dispatch_queue_get_label", "__exp10",
    "__exp10f", "__sincos", "__sincosf", "__sinpi", "__sinpif", "__tanpi", "__tanpif", "arc4random", "arc4random_buf",
    "arc4random_stir", "arc4random_uniform", "backtrace", "backtrace_symbols", "boolean_t", "clock_gettime_nsec_np",
    "funopen", "getprogname", "getrlimit", "integer_t", "kern_return_t", "kinfo_proc", "lchmod", "load_command",
    "malloc_good_size", "malloc_size", "makeFileSystemObjectSource", "memset_s", "natural_t", "noErr",
    "segment_command_64", "setrlimit",
    "strlcat", "strlcpy",
    "strnstr", "time_value_t", "timingsafe_bcmp",
    "FIOASYNC", "FIONBIO", "FIONREAD", "closedir", "dlclose", "fclose", "feof", "ferror", "fgets", "fileno", "fputs",
    "fread", "fseek", "ftell", "fwrite",
    "readdir", "rewind",
    "ENOATTR", "HUGE", "MAXFLOAT", "UINT_MAX", "ULLONG_MAX", "ULONG_MAX", "fgetxattr", "flistxattr", "fremovexattr",
    "fsetxattr", "getxattr", "listxattr", "removexattr",
    "setxattr",
  ]
}
