import Foundation

/// See [AnnotationPosition](https://developer.apple.com/documentation/charts/annotationposition).
public struct AnnotationPosition: Hashable, Sendable {
  /// Which side of the mark: -1, 0 or 1 along each axis.
  let x: Int
  let y: Int
  private var isAutomatic = false

  private init(x: Int, y: Int, isAutomatic: Bool = false) {
    self.x = x
    self.y = y
    self.isAutomatic = isAutomatic
  }

  /// Above a mark.
  public static let automatic = AnnotationPosition(x: 0, y: -1, isAutomatic: true)
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  public static let top = AnnotationPosition(x: 0, y: -1)
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  public static let leading = AnnotationPosition(x: -1, y: 0)
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
  public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// See [AnnotationContext](https://developer.apple.com/documentation/charts/annotationcontext).
public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}
