import Foundation

/// See [ContainerRelativeShape](https://developer.apple.com/documentation/swiftui/containerrelativeshape).
///
/// No container has a shape here, so it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, Sendable {
  private var insetAmount: CGFloat = 0

  public nonisolated init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
