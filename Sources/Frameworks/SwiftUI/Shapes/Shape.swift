import UIKit

/// An outline that adapts to the size it is given: [Shape](https://developer.apple.com/documentation/swiftui/shape).
@preconcurrency @MainActor
public protocol Shape: Animatable, View {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    DrawnShape(shape: self, fill: AnyShapeStyle(content))
  }

  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> { DrawnShape(shape: self, fill: nil) }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), strokeStyle: style)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some ShapeView<Self> { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  public func stroke(style: StrokeStyle) -> some ShapeView<Self> { stroke(ForegroundStyle(), style: style) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  public var body: some View { DrawnShape(shape: self, fill: nil) }
}
