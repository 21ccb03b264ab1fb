import Foundation

/// See [VStackLayout](https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout: StackedLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _makeItem() -> _LayoutArrangement {
    _LayoutArrangement(StackItem(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }
}
