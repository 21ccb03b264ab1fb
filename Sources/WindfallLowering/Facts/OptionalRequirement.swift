/// A requirement that a protocol of the project marks as optional.
public struct OptionalRequirement: Codable, Hashable, Sendable {
  /// The name with its labels, as Swift refers to it.
  public var reference: String
  /// The name that it has in Objective-C.
  public var objectiveCName: String

  public init(reference: String, objectiveCName: String) {
    self.reference = reference
    self.objectiveCName = objectiveCName
  }

  /// The property of the protocol that holds the method, if there is one: the method's own name, unless labels tell it
  /// from others.
  var property: String {
    let pieces = reference.split(separator: "(", maxSplits: 1)
    let labels = pieces.count == 2 ? pieces[1].dropLast().split(separator: ":").map { String($0) } : []
    if labels.allSatisfy({ $0 == "_" }) { return pieces.first.map { String($0) } ?? reference }
    return "windfallOptional_" + reference.dropLast(2).replacing("(", with: "_").replacing(":", with: "_")
  }
}
