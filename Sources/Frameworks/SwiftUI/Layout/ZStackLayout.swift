import Foundation

/// See [ZStackLayout](https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: StackedLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func _makeItem() -> _LayoutArrangement { _LayoutArrangement(LayersItem(alignment: alignment)) }
}
