/// Joins a button to the one that its primitive style shows it with.
@MainActor
final class ButtonLink {
  var action: () -> Void = {}
  /// What modifiers say of the button that has the style.
  var attributes = AccessibilityAttributes()
  /// How many buttons show it: if there is one, that is the element.
  private(set) var buttons = 0
  var onChange: (() -> Void)?

  func buttonAdded() {
    buttons += 1
    onChange?()
  }

  func buttonRemoved() {
    buttons -= 1
    onChange?()
  }
}
