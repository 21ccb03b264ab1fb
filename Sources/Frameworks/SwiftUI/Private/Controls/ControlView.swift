import UIKit

/// Shows a view of UIKit that has a size of its own, such as a slider.
struct ControlView<Content: UIView>: PrimitiveView {
  let make: @MainActor () -> Content
  /// Called in every update; the state it reads is watched.
  let configure: @MainActor (Content, EnvironmentValues) -> Void
  /// Called when a person changed the value of a control.
  var changed: (@MainActor (Content) -> Void)?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ControlNode(view, context) }
}
