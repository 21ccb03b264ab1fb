import Foundation

/// See [PlainListStyle](https://developer.apple.com/documentation/swiftui/plainliststyle).
public struct PlainListStyle: ListStyle {
  public var _margin: CGFloat { 0 }

  public init() {}
}
