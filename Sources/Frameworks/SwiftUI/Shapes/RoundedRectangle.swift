import Foundation

/// A rectangle with round corners:
/// [RoundedRectangle](https://developer.apple.com/documentation/swiftui/roundedrectangle).
public struct RoundedRectangle: InsettableShape, Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let radius = max(0, min(cornerSize.width, cornerSize.height) - insetAmount)
    return Path(roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerRadius: radius, style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
