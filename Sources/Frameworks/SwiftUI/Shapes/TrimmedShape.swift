@_spi(Windfall) import CoreGraphics
import Foundation

/// A part of a shape's outline, between two fractions of its length.
struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path { Path(shape.path(in: rect).cgPath.trimmed(from: start, to: end)) }
}
