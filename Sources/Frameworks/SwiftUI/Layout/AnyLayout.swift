import Foundation

/// See [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout {
  private let base: any Layout

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// Asked through the item of the layout inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assuming(base) { base in subviews.arrange(with: base._makeItem().item) { $0.computeSize(proposal) } }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assuming(base) { subviews.place(with: $0._makeItem().item, in: bounds, proposal) }
  }

  public func _makeItem() -> _LayoutArrangement { base._makeItem() }

  /// Whether another layout certainly arranges in the same way.
  @MainActor func isSame(as other: AnyLayout) -> Bool { Self.isSame(base, other.base) }

  @MainActor private static func isSame<L: Layout>(_ layout: L, _ other: any Layout) -> Bool {
    guard let other = other as? L else { return false }
    return ValueMemory.areEqual(layout, other)
  }
}
