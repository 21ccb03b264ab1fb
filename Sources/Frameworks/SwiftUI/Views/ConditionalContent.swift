/// One of two views, for `if` and `switch` in a view builder.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  nonisolated(unsafe) let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ConditionalNode(view, context)
  }
}

private final class ConditionalNode<First: View, Second: View>: _Node<_ConditionalContent<First, Second>> {
  private var first: _Node<First>?
  private var second: _Node<Second>?

  init(_ view: _ConditionalContent<First, Second>, _ context: _NodeContext) {
    super.init(context)
    show(view.storage)
  }

  override var children: [_ViewNode] { [first, second].compactMap { $0 as _ViewNode? } }

  override func update(_ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues) {
    self.environment = environment
    switch view.storage {
    case .trueContent(let content):
      if let first { return first.update(content, environment) }
    case .falseContent(let content):
      if let second { return second.update(content, environment) }
    }
    let old = children
    first = nil
    second = nil
    // The new view appears before the old one disappears, as on iOS.
    show(view.storage)
    for node in old { node.remove() }
    structureChanged()
  }

  private func show(_ storage: _ConditionalContent<First, Second>.Storage) {
    switch storage {
    case .trueContent(let content): first = First._makeNode(content, childContext)
    case .falseContent(let content): second = Second._makeNode(content, childContext)
    }
  }
}

extension _ConditionalContent: ViewList {
  var listedViews: [ListedView] {
    switch storage {
    case .trueContent(let view): ListedView.join([ListedView.list(view)])
    case .falseContent(let view): ListedView.join([[], ListedView.list(view)])
    }
  }
}
