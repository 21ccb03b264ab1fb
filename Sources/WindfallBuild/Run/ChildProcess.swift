import Foundation

/// A process that was started here, watched by an event loop, and whose whole group ends with it.
public final class ChildProcess {
  public let processID: pid_t
  /// Nil while it runs.
  public private(set) var status: ExitStatus?
  private let loop: EventLoop
  private let descriptor: Int32
  private let readers: [LineReader]
  private let onExit: (ExitStatus) throws -> Void

  /// Starts the process; `onExit` comes last, after all its output.
  public init(
    _ launch: ChildLaunch, loop: EventLoop, onOutput: @escaping (String) throws -> Void,
    onErrorOutput: ((String) throws -> Void)? = nil, onExit: @escaping (ExitStatus) throws -> Void = { _ in }
  ) throws {
    self.loop = loop
    self.onExit = onExit
    let output = try SystemCalls.pipe()
    var readers = [LineReader(output.read, onLine: onOutput)]
    defer { close(output.write) }
    if let onErrorOutput {
      let errors = try SystemCalls.pipe()
      readers.append(LineReader(errors.read, onLine: onErrorOutput))
      defer { close(errors.write) }
      processID = try launch.spawn(output: output.write, errors: errors.write)
    } else {
      processID = try launch.spawn(output: output.write, errors: output.write)
    }
    self.readers = readers
    do {
      descriptor = try SystemCalls.processDescriptor(processID)
    } catch {
      kill(-processID, SIGKILL)
      var status: Int32 = 0
      waitpid(processID, &status, 0)
      throw error
    }
    for reader in readers {
      loop.watch(reader.descriptor) { [weak self] in try self?.drain(reader) }
    }
    loop.watch(descriptor) { [weak self] in try self?.finish() }
  }

  deinit {
    end()
    close(descriptor)
  }

  /// Sends a signal to the process alone.
  public func send(_ signal: Int32) {
    if status == nil { kill(processID, signal) }
  }

  /// Kills the process and all of its group, and waits until the process is gone; nothing is reported any more.
  public func end() {
    for reader in readers { loop.unwatch(reader.descriptor) }
    loop.unwatch(descriptor)
    guard status == nil else { return }
    // What the process has started may lead groups of its own, as the processes of the Swift compiler do.
    ProcessTree.end(descendantsOf: processID)
    reap()
  }

  /// Reads all output that was written so far.
  public func drainOutput() throws {
    for reader in readers { try reader.drain() }
  }

  private func drain(_ reader: LineReader) throws {
    try reader.drain()
    if reader.hasEnded { loop.unwatch(reader.descriptor) }
  }

  private func finish() throws {
    loop.unwatch(descriptor)
    // Before reading the last output: what the process started may hold the pipes open and go on writing.
    reap()
    for reader in readers {
      loop.unwatch(reader.descriptor)
      try reader.drain()
      try reader.flush()
    }
    if let status { try onExit(status) }
  }

  /// Ends the group while the leader's number cannot have been given to another process, and takes its status.
  private func reap() {
    kill(-processID, SIGKILL)
    var raw: Int32 = 0
    while waitpid(processID, &raw, 0) < 0 && errno == EINTR {}
    status = ExitStatus(waitStatus: raw)
  }
}

extension ChildProcess {
  /// Runs a program to its end and hands on each line it writes, to standard output or standard error.
  @discardableResult
  public static func run(
    executable: String, arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment, workingDirectory: String? = nil,
    onOutputLine: @escaping (String) throws -> Void = { _ in }
  ) throws -> ExitStatus {
    let loop = EventLoop()
    let launch = ChildLaunch(
      executable: executable, arguments: arguments, environment: environment, workingDirectory: workingDirectory)
    let child = try ChildProcess(launch, loop: loop, onOutput: onOutputLine)
    defer { child.end() }
    try loop.run { child.status != nil }
    return child.status ?? .exited(1)
  }
}
