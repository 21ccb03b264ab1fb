import Foundation

/// See [SidebarListStyle](https://developer.apple.com/documentation/swiftui/sidebarliststyle).
public struct SidebarListStyle: ListStyle {
  public var _margin: CGFloat { 16 }

  public init() {}
}
