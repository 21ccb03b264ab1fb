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

/// Traits of fields, each as a value of its own.
extension EnvironmentValues {
  var keyboardType: KeyboardType {
    get { KeyboardType(type: fieldTraits.keyboardType ?? .default) }
    set { fieldTraits.keyboardType = newValue.type }
  }

  /// Nil keeps that from further out.
  var textContentType: String? {
    get { fieldTraits.textContentType?.rawValue }
    set { if let newValue { fieldTraits.textContentType = UITextContentType(rawValue: newValue) } }
  }

  var autocapitalizationType: Int {
    get { fieldTraits.autocapitalization?.rawValue ?? UITextAutocapitalizationType.sentences.rawValue }
    set { fieldTraits.autocapitalization = UITextAutocapitalizationType(rawValue: newValue) }
  }
}

struct KeyboardType: Equatable {
  let type: UIKeyboardType
}

/// Changes the traits of the fields inside.
public struct _FieldTraitsModifier: EnvironmentModifier {
  let traits: FieldTraits

  func apply(to environment: inout EnvironmentValues) {
    var result = environment.fieldTraits
    result.keyboardType = traits.keyboardType ?? result.keyboardType
    result.textContentType = traits.textContentType ?? result.textContentType
    result.autocapitalization = traits.autocapitalization ?? result.autocapitalization
    result.autocorrection = traits.autocorrection ?? result.autocorrection
    result.returnKey = traits.returnKey ?? result.returnKey
    environment.fieldTraits = result
  }

  func isSame(as other: Self) -> Bool { traits == other.traits }
}

/// A text field style of the framework itself: all its looks are the field's border.
@preconcurrency @MainActor
protocol FrameworkTextFieldStyle: TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {}

extension FrameworkTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}

/// The label of the field that a text field style puts something around; the field itself shows it.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}
