import Foundation

/// Views in lines that follow each other along an axis.
@MainActor
protocol LazyGrid: PrimitiveView {
  associatedtype Content: View
  /// The axis along which the grid grows.
  var axis: Axis { get }
  /// What lies side by side in a line.
  var tracks: [GridItem] { get }
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}
