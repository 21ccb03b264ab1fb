import Foundation

/// Nothing here performs the actions of assistive technologies, or reads headings and sort orders: tests do not either.
nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }

  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> Self { self }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self { self }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}

/// Nothing is spoken here.
nonisolated extension View {
  public func speechAdjustedPitch(_ value: Double) -> Self { self }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}

/// Nothing here reads these: they speak to assistive technologies that are not there.
nonisolated extension View {
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> Self { self }

  public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self { self }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }

  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }

  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self { self }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> Self { self }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> Self { self }

  public func accessibility(sortPriority: Double) -> Self { self }

  public func accessibility(activationPoint: CGPoint) -> Self { self }

  public func accessibility(activationPoint: UnitPoint) -> Self { self }

  public func accessibility(selectionIdentifier: AnyHashable) -> Self { self }

  public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
}

nonisolated extension View {
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
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    return modifier(AccessibilityAttachmentModifier(attributes: attributes))
  }
}
