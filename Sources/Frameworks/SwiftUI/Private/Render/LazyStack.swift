import Foundation

/// Views along an axis, made when they come into sight.
@MainActor
protocol LazyStack: PrimitiveView {
  associatedtype Content: View
  var axis: Axis { get }
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}
