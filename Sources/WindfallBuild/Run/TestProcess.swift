import Foundation
import WindfallCore

/// One process that runs tests, with its events, its output and the watch on how long it takes.
final class TestProcess {
  /// What the owner is told.
  struct Handlers {
    var onEvent: (TestEvent) throws -> Void
    var onOutput: (TestOutput.Stream, String) throws -> Void
    /// The process took too long; called once, before it is asked for its stack.
    var onHang: () throws -> Void
  }

  /// How long a hanging process may take to say what it waits for.
  private static let answerTimeout: Double = 1
  /// How long a hanging process may take to print its stack.
  private static let stackTimeout: Double = 60
  private static let eventDescriptor: Int32 = 3
  private static let drawingDescriptor: Int32 = 4

  private(set) var crash = CrashReport()
  /// Set when the process took too long.
  private(set) var isHung = false
  /// What the test was waiting for when it took too long, as far as the process can say.
  private(set) var awaited = ""
  /// Why the events could not be read to their end.
  private(set) var eventError: WireError?
  var status: ExitStatus? { child?.status }

  private let loop: EventLoop
  private let timeout: Double
  private let handlers: Handlers
  private let events: Int32
  private var eventBytes: [UInt8] = []
  private var eventsEnded = false
  private var router = OutputRouter()
  /// From the start of a class to that of its first test.
  private var isInClassSetUp = false
  /// Empty lines of standard error that may turn out to be the margin of a crash report.
  private var heldBlankLines = 0
  private var alarm: EventLoop.Timer?
  private var watchStart = ContinuousClock.now
  private var child: ChildProcess?
  private let drawing: DrawingService?

  /// Without a function that draws, the process is told that it cannot have pictures.
  init(
    executable: String, arguments: [String], environment: [String: String], timeout: Double, loop: EventLoop,
    draw: ((DrawingRequest) throws -> Data)? = nil, handlers: Handlers
  ) throws {
    self.loop = loop
    self.timeout = timeout
    self.handlers = handlers
    let drawing = try draw.map { try DrawingService(loop: loop, draw: $0) }
    defer { if let drawing { close(drawing.processEnd) } }
    self.drawing = drawing
    let pipe = try SystemCalls.pipe()
    defer { close(pipe.write) }
    events = pipe.read
    SystemCalls.makeNonblocking(events)
    var environment = environment
    environment["WINDFALL_EVENT_FD"] = String(Self.eventDescriptor)
    var descriptors = [Self.eventDescriptor: pipe.write]
    if let drawing {
      environment["WINDFALL_DRAWING_FD"] = String(Self.drawingDescriptor)
      descriptors[Self.drawingDescriptor] = drawing.processEnd
    }
    let launch = ChildLaunch(
      executable: executable, arguments: arguments, environment: environment, descriptors: descriptors)
    // Watched before the end of the process is, so that no event is left behind.
    loop.watch(events) { [weak self] in try self?.readEvents() }
    child = try ChildProcess(
      launch, loop: loop, onOutput: { [weak self] in try self?.take($0, on: .standardOutput) },
      onErrorOutput: { [weak self] in try self?.take($0, on: .standardError) },
      onExit: { [weak self] _ in try self?.finish() })
    restartWatch()
  }

  deinit { end() }

  /// Kills the process if it still runs.
  func end() {
    loop.cancel(alarm)
    child?.end()
    drawing?.end()
    stopReading()
  }

  private func finish() throws {
    loop.cancel(alarm)
    try readEvents()
    stopReading()
    for line in router.end() { try handlers.onOutput(line.stream, line.text) }
  }

  // MARK: - Events

  private func stopReading() {
    guard !eventsEnded else { return }
    eventsEnded = true
    loop.unwatch(events)
    close(events)
  }

  private func readEvents() throws {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while !eventsEnded {
      let count = read(events, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { break }
      if count <= 0 {
        stopReading()
      }
      eventBytes += chunk[..<count]
    }
    do {
      while eventError == nil, let message = try WireFrame.takeMessage(from: &eventBytes) {
        try handle(try TestEvent(wireBytes: message))
      }
    } catch let error as WireError {
      eventError = error
      child?.send(SIGKILL)
    }
  }

  private func handle(_ event: TestEvent) throws {
    // A signal ends some waits early: the test that was given up may then finish after all.
    guard !isHung else { return }
    switch event {
    case .testFinished, .testStarted, .classFinished:
      // All that was written before is in the pipes by now.
      try child?.drainOutput()
      restartWatch()
    case .classStarted: restartWatch()
    case .timeAllowed(_, let seconds): watch(for: seconds)
    default: break
    }
    switch event {
    case .classStarted: isInClassSetUp = true
    case .classFinished,
      .testStarted where isInClassSetUp:
      isInClassSetUp = false
      for line in router.takeMarked() { try handlers.onOutput(line.stream, line.text) }
    default: break
    }
    try handlers.onEvent(event)
    guard case .testStarted = event else { return }
    for line in router.open() { try handlers.onOutput(line.stream, line.text) }
  }

  // MARK: - Output

  private func take(_ text: String, on stream: TestOutput.Stream) throws {
    if stream == .standardError {
      if isHung, text.hasPrefix(TestOutput.waitMark) {
        awaited = String(text.dropFirst(TestOutput.waitMark.count))
        return askForStack()
      }
      if crash.take(text) {
        heldBlankLines = 0
        if isHung, crash.isComplete { child?.send(SIGKILL) }
        return
      }
      if text.isEmpty {
        heldBlankLines += 1
        return
      }
      let blankLines = heldBlankLines
      heldBlankLines = 0
      for _ in 0..<blankLines { try route("", on: stream) }
    }
    try route(text, on: stream)
  }

  private func route(_ text: String, on stream: TestOutput.Stream) throws {
    for line in router.take(text, on: stream) { try handlers.onOutput(stream, line) }
  }

  // MARK: - Time

  /// Each test has the whole time, and so has each step between tests.
  private func restartWatch() {
    watchStart = .now
    watch(for: timeout)
  }

  /// Gives up so many seconds after the last restart.
  private func watch(for seconds: Double) {
    let rest = watchStart + .seconds(seconds) - .now
    loop.cancel(alarm)
    alarm = loop.schedule(after: max(0, rest / .seconds(1))) { [weak self] in try self?.giveUp() }
  }

  private func giveUp() throws {
    isHung = true
    try handlers.onHang()
    child?.send(TestOutput.waitRequest)
    alarm = loop.schedule(after: Self.answerTimeout) { [weak self] in self?.askForStack() }
  }

  private func askForStack() {
    loop.cancel(alarm)
    child?.send(SIGQUIT)
    // What is stopped hears nothing before it goes on.
    child?.send(SIGCONT)
    alarm = loop.schedule(after: Self.stackTimeout) { [weak self] in self?.child?.send(SIGKILL) }
  }
}
