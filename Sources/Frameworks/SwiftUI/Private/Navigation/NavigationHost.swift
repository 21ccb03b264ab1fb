/// What navigation stacks and views end in.
struct NavigationHost: PrimitiveView {
  let root: AnyView
  /// The values on the stack, where the app keeps them.
  let path: NavigationPathAccess?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { NavigationHostNode(view, context) }
}
