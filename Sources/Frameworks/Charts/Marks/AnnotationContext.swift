import Foundation

/// See [AnnotationContext](https://developer.apple.com/documentation/charts/annotationcontext).
public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}
