import Foundation

/// A rectangle with half circles at its short sides:
/// [Capsule](https://developer.apple.com/documentation/swiftui/capsule).
public struct Capsule: InsettableShape, Sendable {
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
