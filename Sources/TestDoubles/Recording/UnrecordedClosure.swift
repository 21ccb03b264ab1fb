/// Stands in recorded calls for a closure that does not outlive the call.
public struct UnrecordedClosure: CustomStringConvertible, Sendable {
  public init() {}

  public var description: String { "a closure" }
}
