import Foundation

/// See [DefaultListStyle](https://developer.apple.com/documentation/swiftui/defaultliststyle).
public struct DefaultListStyle: ListStyle {
  public var _margin: CGFloat { 16 }

  public init() {}
}
