@_spi(Windfall) import UIKit

/// See [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
public struct SpatialTapGesture: Gesture {
  /// See [Value](https://developer.apple.com/documentation/swiftui/spatialtapgesture/value).
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeRecognizers(
    _ gesture: SpatialTapGesture, _ receiver: _GestureReceiver<Value>
  ) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = gesture.count
    tap.addHandler { [weak tap] in
      guard let tap else { return }
      receiver.ended(Value(location: tap.location(in: gesture.coordinateSpace == .global ? nil : tap.view)))
      receiver.finished()
    }
    return [tap]
  }
}
