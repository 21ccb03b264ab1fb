/// Where an example stands in its source.
public final class Callsite: NSObject, Sendable {
  public let file: FileString
  public let line: UInt

  init(file: FileString, line: UInt) {
    self.file = file
    self.line = line
  }

  public static func == (lhs: Callsite, rhs: Callsite) -> Bool { lhs.file == rhs.file && lhs.line == rhs.line }
}
