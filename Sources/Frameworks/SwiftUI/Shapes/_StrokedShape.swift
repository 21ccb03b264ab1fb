@_spi(Windfall) import CoreGraphics
import Foundation

/// The line around a shape, as a shape of its own: it can be turned, filled and cut further.
public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  public nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public nonisolated var body: some View { shape.stroke(ForegroundStyle(), style: style) }
}

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public nonisolated init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public func path(in rect: CGRect) -> Path {
    Path(shape.path(in: rect).cgPath.trimmed(from: startFraction, to: endFraction))
  }
}

/// A shape that always has one size, at the corner of the rectangle it is given.
public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize

  public nonisolated init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
