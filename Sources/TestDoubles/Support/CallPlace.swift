/// A line of a test.
public struct CallPlace: Sendable {
  public let fileID: String
  public let filePath: StaticString
  public let line: UInt

  public init(fileID: String, filePath: StaticString, line: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }
}
