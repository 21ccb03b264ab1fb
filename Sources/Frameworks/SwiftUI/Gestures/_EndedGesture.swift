import UIKit

/// See [_EndedGesture](https://developer.apple.com/documentation/swiftui/_endedgesture).
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let content: Content
  let action: @MainActor (Content.Value) -> Void

  public static func _makeRecognizers(
    _ gesture: Self, _ receiver: _GestureReceiver<Content.Value>
  ) -> [UIGestureRecognizer] {
    let action = gesture.action
    return Content._makeRecognizers(
      gesture.content,
      _GestureReceiver(
        changed: receiver.changed,
        ended: { value in
          action(value)
          receiver.ended(value)
        }, finished: receiver.finished))
  }
}
