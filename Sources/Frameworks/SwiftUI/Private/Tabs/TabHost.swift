/// What tab views end in.
struct TabHost: PrimitiveView {
  let pages: [ListedView]
  let choice: TabChoice?
  let kind: _TabViewKind

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { TabHostNode(view, context) }
}
