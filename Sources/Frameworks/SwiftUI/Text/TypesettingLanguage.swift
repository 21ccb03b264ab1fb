import Foundation

/// See [TypesettingLanguage](https://developer.apple.com/documentation/swiftui/typesettinglanguage).
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// See [TextSelectionAffinity](https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// All languages are typeset alike, and texts have one direction.
nonisolated extension View {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Self { self }

  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
}

nonisolated extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
