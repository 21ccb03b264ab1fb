import Foundation

/// A rectangle: [Rectangle](https://developer.apple.com/documentation/swiftui/rectangle).
public struct Rectangle: InsettableShape, Sendable {
  private var insetAmount: CGFloat = 0

  public nonisolated init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
