import Foundation

/// An ellipse that fills its frame: [Ellipse](https://developer.apple.com/documentation/swiftui/ellipse).
public struct Ellipse: InsettableShape, Sendable {
  private var insetAmount: CGFloat = 0

  public nonisolated init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
