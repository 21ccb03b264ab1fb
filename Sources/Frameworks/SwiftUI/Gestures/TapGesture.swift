@_spi(Windfall) import UIKit

/// See [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public static func _makeRecognizers(
    _ gesture: TapGesture, _ receiver: _GestureReceiver<Void>
  ) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = gesture.count
    tap.addHandler {
      receiver.ended(())
      receiver.finished()
    }
    return [tap]
  }
}
