import Foundation

/// What a child process is started with.
public struct ChildLaunch: Sendable {
  public var executable: String
  /// Without the name of the program.
  public var arguments: [String]
  public var environment: [String: String]
  public var workingDirectory: String?
  /// The child's descriptor numbers, and the descriptors of this process that they stand for.
  public var descriptors: [Int32: Int32]

  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment,
    workingDirectory: String? = nil, descriptors: [Int32: Int32] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.descriptors = descriptors
  }

  /// Starts the process as the leader of a group of its own, with no input and with default signal handling.
  func spawn(output: Int32, errors: Int32) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let mapping = descriptors.merging([STDOUT_FILENO: output, STDERR_FILENO: errors]) { own, _ in own }
    // Copies above all wanted numbers: no mapping can then close what another one still needs.
    let base = (mapping.keys.max() ?? 2) + 16
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for (number, source) in mapping.sorted(by: { $0.key < $1.key }) {
      let copy = fcntl(source, F_DUPFD_CLOEXEC, base)
      // No number so high is one that this process may have.
      guard copy >= 0 else {
        throw SystemError("pass a descriptor to \(executable)", errno == EINVAL ? EMFILE : errno)
      }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, number)
    }
    if let workingDirectory { try SystemCalls.addWorkingDirectory(workingDirectory, to: &actions) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    // A shell starts background jobs with SIGQUIT ignored, and Swift prints no stack for a signal that is ignored.
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGCHLD, SIGXFSZ] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    let environmentPointers = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    var process: pid_t = 0
    let status = posix_spawn(
      &process, executable, &actions, &attributes, argumentPointers, environmentPointers)
    guard status == 0 else { throw SystemError("start \(executable)", status) }
    return process
  }
}
