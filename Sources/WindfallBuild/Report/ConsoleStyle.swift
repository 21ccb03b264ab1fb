import Foundation

/// Colours for a terminal, and none for anything else.
public struct ConsoleStyle: Sendable {
  public var isColoured: Bool

  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// Colours when standard output is a terminal that wants them; see <https://no-color.org>.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let refuses = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    isColoured = !refuses && isatty(STDOUT_FILENO) == 1
  }

  func red(_ text: String) -> String { paint(text, 31) }
  func green(_ text: String) -> String { paint(text, 32) }
  func yellow(_ text: String) -> String { paint(text, 33) }
  func faint(_ text: String) -> String { paint(text, 2) }
  func bold(_ text: String) -> String { paint(text, 1) }

  private func paint(_ text: String, _ code: Int) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
