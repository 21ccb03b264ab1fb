/// What `onPreferenceChange` puts around a view.
public struct _PreferenceReaderModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceReaderNode(view, context)
  }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: _Node<
  ModifiedContent<Content, _PreferenceReaderModifier<Key>>
>, PreferenceReader
where Key.Value: Equatable {
  private var modifier: _PreferenceReaderModifier<Key>
  private let content: _Node<Content>
  private var known: Key.Value?

  init(_ view: ModifiedContent<Content, _PreferenceReaderModifier<Key>>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    graph.add(self)
  }

  override var children: [_ViewNode] { [content] }

  override func update(
    _ view: ModifiedContent<Content, _PreferenceReaderModifier<Key>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, environment)
  }

  func readPreferences() {
    let value = content.preference(Key.self) ?? Key.defaultValue
    if let known, known == value { return }
    known = value
    modifier.action(value)
  }
}

/// A node that is told when preferences inside it may have changed.
@MainActor
protocol PreferenceReader: _ViewNode {
  func readPreferences()
}

/// Hands on the preferences of its content whenever one may have changed.
struct PreferenceWatchModifier<Key: PreferenceKey>: PrimitiveModifier {
  let memory: PreferenceMemory<Key>

  @MainActor static func _makeNode<C: View>(
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
