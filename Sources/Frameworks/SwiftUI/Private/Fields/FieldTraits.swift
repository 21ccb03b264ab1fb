import UIKit

/// What modifiers say of the keyboard for the fields inside; nil keeps UIKit's own choice.
struct FieldTraits: Equatable {
  var keyboardType: UIKeyboardType?
  var textContentType: UITextContentType?
  var autocapitalization: UITextAutocapitalizationType?
  var autocorrection: UITextAutocorrectionType?
  var returnKey: UIReturnKeyType?

  @MainActor
  func apply(to field: UITextField) {
    field.keyboardType = keyboardType ?? .default
    field.textContentType = textContentType
    field.autocapitalizationType = autocapitalization ?? .sentences
    field.autocorrectionType = autocorrection ?? .default
    field.returnKeyType = returnKey ?? .default
  }

  @MainActor
  func apply(to view: UITextView) {
    view.keyboardType = keyboardType ?? .default
    view.textContentType = textContentType
    view.autocapitalizationType = autocapitalization ?? .sentences
    view.autocorrectionType = autocorrection ?? .default
    view.returnKeyType = returnKey ?? .default
  }
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey { static var defaultValue: FieldTraits { FieldTraits() } }

  var fieldTraits: FieldTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}
