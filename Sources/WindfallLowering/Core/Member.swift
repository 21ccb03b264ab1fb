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
  var objectiveCName: String
  /// Whether a property tells its observers of changes itself.
  var isNotifying = false
  /// Whether the runtime would know the member at all.
  let isExposed: Bool
  let isStatic: Bool
  /// Whether only the type's own declarations can name the member.
  let isPrivate: Bool
  /// Whether a table can perform the method: it is neither generic nor `async`.
  let isPlain: Bool
  /// The types of a method's parameters, as they are written.
  var types: [String] = []
  /// Whether only the types tell the method from another of its class.
  var isOverloaded = false

  /// The method's name with its labels, as Swift refers to it.
  var reference: String {
    guard case .method(let labels) = kind, !labels.isEmpty else { return name }
    return "\(name)(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// The name with its labels, as a requirement that has no parameters is noted as well.
  var fullReference: String {
    if case .method(let labels) = kind, labels.isEmpty { return name + "()" }
    return reference
  }

  /// Whether the member is a class method that key-value observing asks for.
  var isKeyValueHook: Bool {
    guard isStatic, case .method = kind else { return false }
    return name.hasPrefix("keyPathsForValuesAffecting") || name == "automaticallyNotifiesObservers"
  }

  /// The selector that writes the property.
  var setterName: String { "set" + objectiveCName.prefix(1).uppercased() + objectiveCName.dropFirst() + ":" }
}
