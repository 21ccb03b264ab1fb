/// Nothing here performs the actions of assistive technologies, or reads headings and sort orders: tests do not either.
extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }

  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> Self { self }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self { self }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}
