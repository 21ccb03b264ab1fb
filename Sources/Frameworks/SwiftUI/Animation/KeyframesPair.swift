/// Two keyframes that run at the same time.
public struct _KeyframesPair<First: Keyframes, Next: Keyframes>: PrimitiveKeyframes where First.Value == Next.Value {
  public typealias Value = First.Value

  let first: First
  let next: Next

  public func _finish<Root>(_ value: inout Root) {
    first._finish(&value)
    next._finish(&value)
  }
}
