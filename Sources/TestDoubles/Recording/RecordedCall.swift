/// A call that a spy has seen.
public struct RecordedCall: CustomStringConvertible {
  /// What was called, as in `load(id:)`; a property that was set has ` =` after its name.
  public let member: String
  public let arguments: [Any]

  /// An argument by its place, if it is of the type.
  public func argument<Value>(_ index: Int = 0, as type: Value.Type = Value.self) -> Value? {
    arguments.indices.contains(index) ? arguments[index] as? Value : nil
  }

  public var description: String {
    arguments.isEmpty ? member : "\(member) with \(arguments.map { "\($0)" }.joined(separator: ", "))"
  }
}
