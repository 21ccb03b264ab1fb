import SwiftSyntax

/// The names of function types, of which a parameter does not say whether it escapes.
struct FunctionAliases {
  private var names: Set<String> = []

  init(_ declarations: [TypeAliasDeclSyntax]) {
    var others: [(name: String, target: String)] = []
    for declaration in declarations {
      let type = declaration.initializer.value
      if ParameterReader.isFunction(type) {
        names.insert(declaration.name.text)
      } else {
        others.append((declaration.name.text, Self.word(in: type.trimmedDescription)))
      }
    }
    // Each turn follows one name more.
    for _ in others {
      for other in others where names.contains(other.target) { names.insert(other.name) }
    }
  }

  /// Whether the value may not outlive the call: a function under another name, without a word about it.
  func hides(_ parameter: DoubledParameter) -> Bool {
    guard !names.isEmpty, !parameter.type.contains("@escaping") else { return false }
    let type = parameter.type.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
    return names.contains(Self.word(in: type))
  }

  /// The last name of a type, without its arguments; nothing where the type is more than a name.
  private static func word(in type: String) -> String {
    guard !type.hasSuffix("?"), !type.hasSuffix("!") else { return "" }
    let name = type.prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? ""
  }
}
