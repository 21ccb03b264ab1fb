import Foundation

/// See [HStackLayout](https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout: StackedLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _makeItem() -> _LayoutArrangement {
    _LayoutArrangement(StackItem(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }
}
