import SwiftSyntax

/// A parameter of a requirement.
struct DoubledParameter {
  enum Passing {
    case value, reference
    /// What stands before a call of it.
    case autoclosure(effects: String)
  }

  /// What stands in calls before the colon; nil for none.
  var label: String?
  /// What the body of the double calls it.
  var name: String
  /// The type as it is written, with its attributes.
  var type: String
  /// The type without what only a parameter may have.
  var plainType: String
  var passing: Passing
  var isOfSubscript: Bool
  /// Whether the value may be kept after the call.
  var canBeKept: Bool
  /// The names that the type mentions.
  var mentioned: Set<String>

  var declaration: String {
    // The same word twice is a warning, except in subscripts, where a single one is no label.
    label == name.filter { $0 != "`" } && !isOfSubscript ? "\(name): \(type)" : "\(label ?? "_") \(name): \(type)"
  }

  /// As an argument of a call that passes it on.
  var argument: String {
    let value =
      switch passing {
      case .value: name
      case .reference: "&\(name)"
      case .autoclosure(let effects): "\(effects)\(name)()"
      }
    return label.map { "\($0): \(value)" } ?? value
  }

  /// What of it is recorded.
  var recorded: String { canBeKept ? "\(name) as Any" : "UnrecordedClosure()" }

  var displayedLabel: String { "\(label ?? "_"):" }
}
