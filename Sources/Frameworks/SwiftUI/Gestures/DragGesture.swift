@_spi(Windfall) import UIKit

/// See [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
public struct DragGesture: PrimitiveGesture {
  /// See [DragGesture.Value](https://developer.apple.com/documentation/swiftui/draggesture/value).
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it went on for a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let drag = DragRecognizer(minimumDistance: minimumDistance)
    let isGlobal = coordinateSpace == .global
    drag.addHandler { [weak drag] in
      guard let drag else { return }
      let value = drag.value(in: isGlobal ? nil : drag.view)
      switch drag.state {
      case .began, .changed: report(.changed, value)
      case .ended: report(.ended, value)
      case .cancelled: report(.cancelled, value)
      default: break
      }
    }
    return [drag]
  }
}
