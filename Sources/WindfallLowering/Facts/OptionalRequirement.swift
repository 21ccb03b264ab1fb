/// A requirement that a protocol of the project marks as optional.
public struct OptionalRequirement: Codable, Hashable, Sendable {
  /// The name with its labels, as Swift refers to it.
  public var reference: String
  /// The name that it has in Objective-C.
  public var objectiveCName: String
  /// The types of its parameters where they alone tell it from another requirement of the protocol.
  public var types: [String]?

  public init(reference: String, objectiveCName: String, types: [String]? = nil) {
    self.reference = reference
    self.objectiveCName = objectiveCName
    self.types = types
  }

  /// What a table of requirements knows it by: one without types also answers for all of its name.
  var key: String { types.map { OptionalRequirement.key(reference, types: $0) } ?? reference }

  static func key(_ reference: String, types: [String]) -> String {
    "\(reference) \(types.joined(separator: ", "))"
  }

  /// The name without its labels.
  var baseName: String { String(reference.prefix { $0 != "(" }) }

  /// The property of the protocol that holds the method, if there is one: the method's own name, unless labels tell it
  /// from others.
  var property: String {
    let labels = reference.dropFirst(baseName.count + 1).dropLast().split(separator: ":")
    if types == nil, labels.allSatisfy({ $0 == "_" }) { return baseName }
    return "windfallOptional_" + reference.dropLast(2).replacing("(", with: "_").replacing(":", with: "_")
  }
}
