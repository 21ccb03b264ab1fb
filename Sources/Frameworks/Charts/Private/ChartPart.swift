import SwiftUI

/// A view of a chart, and what it is there.
@MainActor
struct ChartPart {
  enum Role {
    case plot
    case label(share: Double, isX: Bool, isAtStart: Bool, anchor: CGFloat, offset: CGSize, spacing: CGFloat)
    /// A view along one side of the plot area.
    case beside(AnnotationPosition, alignment: Alignment?, spacing: CGFloat)
  }

  let role: Role
  let view: AnyView
}
