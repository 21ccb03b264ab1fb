/// See [EmptyVisualEffect](https://developer.apple.com/documentation/swiftui/emptyvisualeffect).
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public func _change(_ look: inout _VisualLook) {}
}
