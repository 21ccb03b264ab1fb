/// Hands on the preferences of its content whenever one may have changed.
struct PreferenceWatchModifier<Key: PreferenceKey>: PrimitiveModifier {
  let memory: PreferenceMemory<Key>

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceWatchNode(view, context)
  }
}

private final class PreferenceWatchNode<Content: View, Key: PreferenceKey>: _Node<
  ModifiedContent<Content, PreferenceWatchModifier<Key>>
>, PreferenceReader
{
  private var memory: PreferenceMemory<Key>
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, PreferenceWatchModifier<Key>>, _ context: _NodeContext) {
    memory = view.modifier.memory
    content = Content._makeNode(view.content, context)
    super.init(context)
    graph.add(self)
  }

  override var children: [_ViewNode] { [content] }

  override func update(
    _ view: ModifiedContent<Content, PreferenceWatchModifier<Key>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    memory = view.modifier.memory
    content.update(view.content, environment)
  }

  func readPreferences() { memory.location.value = content.preference(Key.self) ?? Key.defaultValue }
}
