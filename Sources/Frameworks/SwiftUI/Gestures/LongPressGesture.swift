@_spi(Windfall) import UIKit

/// See [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizers(
    _ gesture: LongPressGesture, _ receiver: _GestureReceiver<Bool>
  ) -> [UIGestureRecognizer] {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = gesture.minimumDuration
    press.allowableMovement = gesture.maximumDistance
    press.addHandler { [weak press] in
      switch press?.state {
      case .began:
        receiver.changed(true)
        receiver.ended(true)
        receiver.finished()
      default: break
      }
    }
    return [press]
  }
}
