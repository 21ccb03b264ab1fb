import SwiftUI

/// A view beside a mark.
@MainActor
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let content: (AnnotationContext) -> AnyView
}
