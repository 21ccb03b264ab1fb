import UIKit

/// See [_ChangedGesture](https://developer.apple.com/documentation/swiftui/_changedgesture).
public struct _ChangedGesture<Content: Gesture>: Gesture {
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
        changed: { value in
          action(value)
          receiver.changed(value)
        }, ended: receiver.ended, finished: receiver.finished))
  }
}
