/// What `preference` and `transformPreference` put around a view.
public struct _PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// Makes the value from that of the views inside.
  let transform: @MainActor (Key.Value?) -> Key.Value

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceNode(view, context)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: _Node<
  ModifiedContent<Content, _PreferenceModifier<Key>>
>, PreferenceSource
{
  private var modifier: _PreferenceModifier<Key>
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _PreferenceModifier<Key>>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    graph.preferencesChanged()
  }

  override var children: [_ViewNode] { [content] }

  override func update(
    _ view: ModifiedContent<Content, _PreferenceModifier<Key>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, environment)
    graph.preferencesChanged()
  }

  override func remove() {
    super.remove()
    graph.preferencesChanged()
  }

  func preference<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value? {
    guard K.self == Key.self else { return nil }
    return modifier.transform(inner() as? Key.Value) as? K.Value
  }
}
