import Foundation

/// A shape moved: [OffsetShape](https://developer.apple.com/documentation/swiftui/offsetshape).
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}
