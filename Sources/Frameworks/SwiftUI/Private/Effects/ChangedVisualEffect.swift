/// An effect after another one.
struct ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (inout _VisualLook) -> Void

  func _change(_ look: inout _VisualLook) {
    base._change(&look)
    change(&look)
  }
}
