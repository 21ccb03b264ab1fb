/// One of two views, for `if` and `switch` in a view builder.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  nonisolated(unsafe) let branch: Branch

  nonisolated init(_ branch: Branch) { self.branch = branch }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ConditionalNode(view, context)
  }
}

private final class ConditionalNode<First: View, Second: View>: _Node<_ConditionalContent<First, Second>> {
  private var first: _Node<First>?
  private var second: _Node<Second>?

  init(_ view: _ConditionalContent<First, Second>, _ context: _NodeContext) {
    super.init(context)
    show(view.branch)
  }

  override var children: [_ViewNode] { [first, second].compactMap { $0 as _ViewNode? } }

  override func update(_ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues) {
    self.environment = environment
    switch view.branch {
    case .first(let content):
      if let first { return first.update(content, environment) }
    case .second(let content):
      if let second { return second.update(content, environment) }
    }
    let old = children
    first = nil
    second = nil
    // The new view appears before the old one disappears, as on iOS.
    show(view.branch)
    for node in old { node.remove() }
    structureChanged()
  }

  private func show(_ branch: _ConditionalContent<First, Second>.Branch) {
    switch branch {
    case .first(let content): first = First._makeNode(content, childContext)
    case .second(let content): second = Second._makeNode(content, childContext)
    }
  }
}

extension _ConditionalContent: ViewList {
  var listedViews: [ListedView] {
    switch branch {
    case .first(let view): ListedView.join([ListedView.list(view)])
    case .second(let view): ListedView.join([[], ListedView.list(view)])
    }
  }
}
