import SwiftUI

extension Button {
  /// Performs the intent in a task of its own; what it throws goes nowhere, as on iOS.
  public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      role: role,
      action: { Task { await intent.run() } },
      label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Toggle {
  /// Performs the intent, which changes the value, when it is tapped.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in Task { await intent.run() } }), label: label)
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
}

extension AppIntent {
  /// Performs the intent for a view, which shows neither results nor errors.
  fileprivate func run() async { _ = try? await perform() }
}
