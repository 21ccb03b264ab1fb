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

/// The largest circle that fits: [Circle](https://developer.apple.com/documentation/swiftui/circle).
public struct Circle: InsettableShape, Sendable {
  private var insetAmount: CGFloat = 0

  public nonisolated init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: Self.square(in: rect).insetBy(dx: insetAmount, dy: insetAmount))
  }

  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): Self.side(min(width, height))
    case (let length?, nil), (nil, let length?): Self.side(length)
    case (nil, nil): Self.side(LayoutDefaults.idealLength)
    }
  }

  private static func side(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }

  private static func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

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
