import UIKit

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility { $0.identifier = identifier } }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { $0.identifier = isEnabled ? identifier : nil }
  }

  public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.plainString } }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some View { accessibility { $0.value = value.plainString } }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.plainString } }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.addedTraits = traits }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }

  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityContainerEffect(behavior: children))
  }

  private func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    return modifier(AccessibilityModifier(attributes: attributes))
  }
}
