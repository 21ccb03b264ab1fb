/// UIKit's responders and layers, whose extensions can declare members to be overridden.
enum FrameworkClasses {
  private static let superclasses = Dictionary(
    uniqueKeysWithValues: FrameworkFacts.subclasses.flatMap { superclass, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), superclass) }
    })

  /// Whether the class is a responder or a layer.
  static func contains(_ name: String) -> Bool {
    FrameworkFacts.subclasses[name] != nil || superclasses[name] != nil
  }

  /// Whether a class is another one of UIKit, or inherits from it.
  static func isClass(_ name: String, kindOf other: String) -> Bool {
    var next: String? = name
    while let current = next {
      if current == other { return true }
      next = superclasses[current]
    }
    return false
  }
}
