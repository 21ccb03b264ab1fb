/// Why XML could not be read: the line, and what is wrong there as one clause.
public struct MarkupError: Error, Sendable, Equatable {
  public let line: Int
  public let message: String
}
