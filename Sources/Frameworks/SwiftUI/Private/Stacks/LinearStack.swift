import Foundation

/// Views along an axis.
@MainActor
protocol LinearStack: PrimitiveView {
  associatedtype Content: View
  var axis: Axis { get }
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}
