/// Thrown by a double that has nothing else to answer; the test has failed already.
public struct DoubleError: Error, CustomStringConvertible {
  public let description: String
}
