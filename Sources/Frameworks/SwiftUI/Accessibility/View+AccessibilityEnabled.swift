extension View {
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.label = Text(label).plainString } }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.label = Text(labelKey).plainString } }
  }

  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.label = label.plainString } }
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.hint = Text(hint).plainString } }
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.hint = Text(hintKey).plainString } }
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.value = Text(value).plainString } }
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    transformAccessibility { if isEnabled { $0.value = Text(valueKey).plainString } }
  }

  private func transformAccessibility(
    _ change: (inout AccessibilityAttributes) -> Void
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    return modifier(_AccessibilityModifier(attributes: attributes))
  }
}
