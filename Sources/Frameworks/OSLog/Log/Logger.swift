/// [Logger](https://developer.apple.com/documentation/os/logger)
///
/// Where messages go, ``OSLog`` says.
public struct Logger: Sendable {
  private let handle: OSLog

  public init() { handle = .default }

  public init(_ logObj: OSLog) { handle = logObj }

  public init(subsystem: String, category: String) { handle = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    handle.write(level.label, level: level.entryLevel, message.text)
  }

  public func trace(_ message: OSLogMessage) { handle.write("trace", level: .debug, message.text) }

  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  public func notice(_ message: OSLogMessage) { handle.write("notice", level: .notice, message.text) }

  public func warning(_ message: OSLogMessage) { handle.write("warning", level: .error, message.text) }

  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  public func critical(_ message: OSLogMessage) { handle.write("critical", level: .fault, message.text) }

  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }

  /// The log for signposts of this logger's name.
  var log: OSLog { handle }
}
