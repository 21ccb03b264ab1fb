/// Something in the user's source that the lowering cannot carry over, or can carry over only in part.
public struct LoweringDiagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
  /// How bad a diagnostic is.
  public enum Severity: String, Codable, Sendable {
    case error, warning
  }

  public var severity: Severity
  /// The user's file, as it was given to the lowering.
  public var file: String
  /// The line in the user's file, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1, as the compiler counts.
  public var column: Int
  public var message: String

  public init(severity: Severity, file: String, line: Int, column: Int, message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The diagnostic as the compiler would print it.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
