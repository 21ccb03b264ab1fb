import SwiftUI

/// A view that names an axis.
@MainActor
struct AxisTitle {
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  let content: AnyView
}
