import Foundation

/// Says what a build is doing: one line that changes on a terminal, plain lines elsewhere.
public final class BuildProgress {
  private let output: FileHandle
  private let isTerminal: Bool
  private let start = ContinuousClock.now
  private var lastPrinted = ContinuousClock.now
  private var current = ""
  private var isLineOpen = false
  /// What the tools have said so far.
  private(set) var printedLines: [String] = []

  /// How long a plain log may stay without a line.
  private static let longestSilence = Duration.seconds(5)

  /// A terminal that knows no codes is given plain lines.
  public init(
    output: FileHandle = .standardError,
    isTerminal: Bool = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  ) {
    self.output = output
    self.isTerminal = isTerminal
  }

  /// Shows what is being done now.
  public func show(_ text: String) {
    current = text
    display(text)
  }

  /// Shows what is done in no time on a terminal; a plain log names it only when it takes long after all.
  public func mention(_ text: String) {
    current = text
    if isTerminal { display(text) }
  }

  /// Repeats, with the time spent so far, what is being done; to be called at least once a second while waiting.
  ///
  /// Of several things that are done at once, the one is named that has been going on for longest.
  public func tick(_ text: String? = nil) {
    if let text { current = text }
    guard !current.isEmpty else { return }
    if !isTerminal && ContinuousClock.now - lastPrinted < Self.longestSilence { return }
    display("\(current), \((ContinuousClock.now - start).components.seconds) s")
  }

  /// Ticks each second for as long as the loop runs; the closure names what is being done, where that changes.
  func tick(on loop: EventLoop, naming title: @escaping () -> String? = { nil }) {
    loop.schedule(after: 1) { [weak self] in
      self?.tick(title())
      self?.tick(on: loop, naming: title)
    }
  }

  /// Prints a line of a tool, such as a compiler's message.
  public func print(_ line: String) {
    printedLines.append(line)
    closeLine()
    write(line + "\n")
  }

  /// Prints a line unless it was printed before.
  func printOnce(_ line: String) {
    if !printedLines.contains(line) { print(line) }
  }

  /// Takes the progress line away, for what follows.
  public func finish() {
    closeLine()
    current = ""
  }

  private func display(_ text: String) {
    lastPrinted = ContinuousClock.now
    if isTerminal {
      write("\r\u{1B}[K\(text)")
      isLineOpen = true
    } else {
      write(text + "\n")
    }
  }

  private func closeLine() {
    guard isLineOpen else { return }
    write("\r\u{1B}[K")
    isLineOpen = false
  }

  private func write(_ text: String) {
    try? output.write(contentsOf: Data(text.utf8))
  }
}
