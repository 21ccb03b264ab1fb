import SwiftSyntax

/// A method or property of a class or extension, as the Objective-C runtime would know it.
struct Member {
  enum Kind: Equatable {
    /// The labels are empty where the parameter has none.
    case method(labels: [String])
    case property(isWritable: Bool)
  }

  /// The type that declares the member, as `TypeScope.name`.
  let owner: String
  let name: String
  let kind: Kind
  /// The Objective-C name: a selector for a method, the getter's name for a property.
  let objectiveCName: String
  /// Whether the runtime would know the member at all.
  let isExposed: Bool
  let isStatic: Bool
  /// Whether a table can perform the method: it is neither generic nor `async`.
  let isPlain: Bool

  /// The method's name with its labels, as Swift refers to it.
  var reference: String {
    guard case .method(let labels) = kind, !labels.isEmpty else { return name }
    return "\(name)(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// The selector that writes the property.
  var setterName: String { "set" + objectiveCName.prefix(1).uppercased() + objectiveCName.dropFirst() + ":" }
}
