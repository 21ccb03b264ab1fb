import UIKit

/// See [Gesture](https://developer.apple.com/documentation/swiftui/gesture).
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// Makes recognisers that tell the receiver of values.
  static func _makeRecognizers(_ gesture: Self, _ receiver: _GestureReceiver<Value>) -> [UIGestureRecognizer]
}

extension Gesture where Body.Value == Value {
  public static func _makeRecognizers(
    _ gesture: Self, _ receiver: _GestureReceiver<Value>
  ) -> [UIGestureRecognizer] {
    Body._makeRecognizers(gesture.body, receiver)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizers(_ gesture: Never, _ receiver: _GestureReceiver<Never>) -> [UIGestureRecognizer] {}
}
