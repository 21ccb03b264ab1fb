/// Where an expectation stands.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  public let fileID: String
  public let filePath: FileString
  public let line: UInt
  public let column: UInt

  /// The path under its older name.
  public var file: FileString { filePath }

  public init(fileID: String, filePath: FileString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  public var description: String { "\(filePath):\(line):\(column)" }
}
