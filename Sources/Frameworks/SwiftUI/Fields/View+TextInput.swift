import UIKit

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, _FieldTraitsModifier> {
    fieldTraits(FieldTraits(keyboardType: type))
  }

  public func textContentType(_ textContentType: UITextContentType?) -> ModifiedContent<Self, _FieldTraitsModifier> {
    fieldTraits(FieldTraits(textContentType: textContentType))
  }

  public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> ModifiedContent<Self, _FieldTraitsModifier> {
    fieldTraits(FieldTraits(autocapitalization: style))
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
