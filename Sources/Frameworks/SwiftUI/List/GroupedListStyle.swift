import Foundation

/// See [GroupedListStyle](https://developer.apple.com/documentation/swiftui/groupedliststyle).
public struct GroupedListStyle: ListStyle {
  public var _margin: CGFloat { 0 }

  public init() {}
}
