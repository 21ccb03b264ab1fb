import Foundation
import UIKit

/// See [Layout](https://developer.apple.com/documentation/swiftui/layout).
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  static var layoutProperties: LayoutProperties { get }

  /// The item that arranges the views; layouts of apps keep the default.
  @MainActor func _makeItem() -> _LayoutArrangement
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Guides of the layout itself are not asked for: those of its views count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  @MainActor public func _makeItem() -> _LayoutArrangement { _LayoutArrangement(CustomLayoutItem(self)) }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// See [LayoutSubviews](https://developer.apple.com/documentation/swiftui/layoutsubviews).
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  let items: [LayoutItem]
  var placed: PlacedItems?

  public var startIndex: Int { 0 }

  public var endIndex: Int { items.count }

  public subscript(position: Int) -> LayoutSubview { LayoutSubview(item: items[position], placed: placed) }

  public var layoutDirection: LayoutDirection { .leftToRight }

  /// Lets an item that is there only for this arrange the views, which stay with the item that has them.
  @MainActor func arrange<Result>(with item: ContainerItem, _ body: (ContainerItem) -> Result) -> Result {
    let (items, containers) = (items, items.map(\.container))
    item.source = { items }
    defer {
      for (item, container) in zip(items, containers) { item.container = container }
    }
    return body(item)
  }

  /// The same, where the item places all the views.
  @MainActor func place(with item: ContainerItem, in bounds: CGRect, _ proposal: ProposedViewSize) {
    arrange(with: item) { $0.placeContents(bounds, proposal) }
    for item in items { placed?.insert(item) }
  }
}

/// See [LayoutSubview](https://developer.apple.com/documentation/swiftui/layoutsubview).
public struct LayoutSubview: Equatable, Sendable {
  let item: LayoutItem
  let placed: PlacedItems?

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

  public var priority: Double { MainActor.assumeIsolated { item.layoutPriority } }

  public var spacing: ViewSpacing { ViewSpacing() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { item.size(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { item.dimensions(item.size(proposal)) }
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let size = item.size(proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      placed?.insert(item)
      item.place(in: CGRect(origin: origin, size: size), proposal)
    }
  }
}

/// See [ViewSpacing](https://developer.apple.com/documentation/swiftui/viewspacing).
///
/// All views keep the same distance.
public struct ViewSpacing: Sendable {
  public init() {}

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { LayoutDefaults.spacing }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// Where lines start: [LayoutDirection](https://developer.apple.com/documentation/swiftui/layoutdirection).
///
/// Layout is from left to right always.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// How much room there is along an axis:
/// [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }

  var traitValue: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}

extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass?.traitValue ?? .unspecified }
}

/// How content keeps its aspect ratio: [ContentMode](https://developer.apple.com/documentation/swiftui/contentmode).
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}
