@_spi(Windfall) import UIKit

/// See [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
public struct DragGesture: Gesture {
  /// See [Value](https://developer.apple.com/documentation/swiftui/draggesture/value).
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

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeRecognizers(
    _ gesture: DragGesture, _ receiver: _GestureReceiver<Value>
  ) -> [UIGestureRecognizer] {
    let drag = DragRecognizer(minimumDistance: gesture.minimumDistance)
    drag.addHandler { [weak drag] in
      guard let drag else { return }
      let value = drag.value(in: gesture.coordinateSpace == .global ? nil : drag.view)
      switch drag.state {
      case .began, .changed: receiver.changed(value)
      case .ended:
        receiver.ended(value)
        receiver.finished()
      case .cancelled, .failed: receiver.finished()
      default: break
      }
    }
    return [drag]
  }
}
