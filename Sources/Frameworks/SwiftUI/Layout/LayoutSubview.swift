import Foundation

/// See [LayoutSubview](https://developer.apple.com/documentation/swiftui/layoutsubview).
@preconcurrency @MainActor
public struct LayoutSubview {
  let item: LayoutItem
  let placed: PlacedItems?

  public var priority: Double { item.layoutPriority }

  public var spacing: ViewSpacing { ViewSpacing() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(item.size(proposal)) }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = item.size(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placed?.insert(item)
    item.place(in: CGRect(origin: origin, size: size), proposal)
  }
}
