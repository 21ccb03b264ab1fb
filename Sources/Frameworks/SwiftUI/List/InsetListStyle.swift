import Foundation

/// See [InsetListStyle](https://developer.apple.com/documentation/swiftui/insetliststyle).
public struct InsetListStyle: ListStyle {
  public var _margin: CGFloat { 8 }

  public init() {}
}
