import Foundation

/// See [ImagePaint](https://developer.apple.com/documentation/swiftui/imagepaint).
///
/// A picture is drawn as a plain grey, as the pattern of a `UIColor`.
nonisolated public struct ImagePaint: ShapeStyle, @unchecked Sendable {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(white: 0.8)._paint(in: environment)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
