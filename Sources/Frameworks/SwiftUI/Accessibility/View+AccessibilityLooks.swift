/// Nothing here reads these: they speak to assistive technologies that are not there.
extension View {
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> Self { self }

  public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  public func accessibilityShowsLargeContentViewer() -> Self { self }

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

  public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessibilityRemoveTraits(traits)
  }
}
