import Foundation

/// A shape that always has one size, at the corner of the rectangle it is given.
struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
