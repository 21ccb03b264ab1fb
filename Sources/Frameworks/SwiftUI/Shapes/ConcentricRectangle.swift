import Foundation

/// See [ConcentricRectangle](https://developer.apple.com/documentation/swiftui/concentricrectangle).
///
/// Containers have no shape here, so the corners are square, as those of a container without a shape are.
public struct ConcentricRectangle: InsettableShape {
  private var inset: CGFloat = 0

  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}
