import Foundation

/// Functions of the C library that its Swift module leaves out.
enum SystemCalls {
  private typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
  private typealias PidfdOpen = @convention(c) (Int32, UInt32) -> Int32
  private typealias SystemCall = @convention(c) (Int, Int, Int) -> Int
  private typealias AddDirectory =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

  /// The number of `pidfd_open` on every architecture.
  private static let pidfdOpenNumber = 434

  private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// The two ends of a pipe that children do not inherit.
  static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard let pipe2 = find("pipe2", as: Pipe2.self) else { throw SystemError("find pipe2 in the C library", ENOSYS) }
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError("make a pipe", errno) }
    return (ends[0], ends[1])
  }

  /// A descriptor that becomes readable when the process ends.
  static func processDescriptor(_ process: pid_t) throws(SystemError) -> Int32 {
    var descriptor: Int32 = -1
    if let open = find("pidfd_open", as: PidfdOpen.self) {
      descriptor = open(process, 0)
    } else if let call = find("syscall", as: SystemCall.self) {
      descriptor = Int32(truncatingIfNeeded: call(pidfdOpenNumber, Int(process), 0))
    }
    guard descriptor >= 0 else { throw SystemError("watch process \(process)", errno) }
    return descriptor
  }

  /// Makes a spawned process start in a folder.
  static func addWorkingDirectory(
    _ folder: String, to actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
  ) throws(SystemError) {
    guard let add = find("posix_spawn_file_actions_addchdir_np", as: AddDirectory.self) else {
      throw SystemError("start a process in another folder", ENOSYS)
    }
    let status = add(actions, folder)
    guard status == 0 else { throw SystemError("start a process in \(folder)", status) }
  }

  /// Makes reads answer at once when there is nothing to read.
  static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
