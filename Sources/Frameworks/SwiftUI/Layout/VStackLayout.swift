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

/// See [ZStackLayout](https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: StackedLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func _makeItem() -> _LayoutArrangement { _LayoutArrangement(LayersItem(alignment: alignment)) }
}

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
