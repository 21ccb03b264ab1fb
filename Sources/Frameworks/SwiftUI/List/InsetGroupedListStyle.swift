import Foundation

/// See [InsetGroupedListStyle](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle).
public struct InsetGroupedListStyle: ListStyle {
  public var _margin: CGFloat { 16 }

  public init() {}
}
