/// UIKit's responders, whose extensions can declare members to be overridden.
enum FrameworkClasses {
  private static let superclasses = Dictionary(
    uniqueKeysWithValues: FrameworkFacts.subclasses.flatMap { superclass, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), superclass) }
    })

  /// Whether the class is a responder.
  static func isResponder(_ name: String) -> Bool { name == "UIResponder" || superclasses[name] != nil }

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
