import UIKit

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.identifier = identifier }
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibility { $0.identifier = isEnabled ? identifier : nil }
  }

  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.label = label.plainString }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityLabel(Text(label))
  }

  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.value = value.plainString }
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityValue(Text(value))
  }

  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.hint = hint.plainString }
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityHint(Text(hint))
  }

  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.isHidden = hidden }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibility { $0.addedTraits = traits }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, _AccessibilityModifier>
  {
    accessibility { $0.removedTraits = traits }
  }

  public func accessibility(identifier: String) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityIdentifier(identifier)
  }

  public func accessibility(label: Text) -> ModifiedContent<Self, _AccessibilityModifier> { accessibilityLabel(label) }

  public func accessibility(value: Text) -> ModifiedContent<Self, _AccessibilityModifier> { accessibilityValue(value) }

  public func accessibility(hint: Text) -> ModifiedContent<Self, _AccessibilityModifier> { accessibilityHint(hint) }

  public func accessibility(hidden: Bool) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityHidden(hidden)
  }

  public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityAddTraits(traits)
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedContent<
    Self, _AccessibilityContainerEffect
  > {
    modifier(_AccessibilityContainerEffect(behavior: children))
  }

  private func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    return modifier(_AccessibilityModifier(attributes: attributes))
  }
}
