import UIKit

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, KeyboardType(type: type))
  }

  public func textContentType(_ textContentType: UITextContentType?) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<String?>
  > {
    environment(\.textContentType, textContentType?.rawValue)
  }

  public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int>> {
    environment(\.autocapitalizationType, style.rawValue)
  }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> ModifiedContent<Self, _FieldTraitsModifier> {
    fieldTraits(FieldTraits(autocapitalization: autocapitalization?.type))
  }

  public func disableAutocorrection(_ disable: Bool?) -> ModifiedContent<Self, _FieldTraitsModifier> {
    fieldTraits(FieldTraits(autocorrection: disable.map { $0 ? .no : .yes }))
  }

  public func autocorrectionDisabled(_ disable: Bool = true) -> ModifiedContent<Self, _FieldTraitsModifier> {
    disableAutocorrection(disable)
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> ModifiedContent<Self, _FieldTraitsModifier> {
    fieldTraits(FieldTraits(returnKey: submitLabel.type))
  }

  private func fieldTraits(_ traits: FieldTraits) -> ModifiedContent<Self, _FieldTraitsModifier> {
    modifier(_FieldTraitsModifier(traits: traits))
  }
}

/// See [TextInputAutocapitalization](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// See [WritingToolsBehavior](https://developer.apple.com/documentation/swiftui/writingtoolsbehavior).
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
