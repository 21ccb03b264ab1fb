/// What `preference` and `transformPreference` put around a view.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// Makes the value from that of the views inside.
  let transform: @MainActor (Key.Value?) -> Key.Value

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceNode(view, context)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: _Node<
  ModifiedContent<Content, _PreferenceWritingModifier<Key>>
>, PreferenceSource
{
  private var modifier: _PreferenceWritingModifier<Key>
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _PreferenceWritingModifier<Key>>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    graph.preferencesChanged()
  }

  override var children: [_ViewNode] { [content] }

  override func update(
    _ view: ModifiedContent<Content, _PreferenceWritingModifier<Key>>, _ environment: EnvironmentValues
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

/// The preference that a decoration is made from.
@MainActor
final class PreferenceMemory<Key: PreferenceKey> {
  private(set) lazy var location = StateLocation(Key.defaultValue)

  nonisolated init() {}
}

/// A node that gives a preference, instead of those below it.
@MainActor
protocol PreferenceSource: _ViewNode {
  /// Gives the value of a key, or nil for other keys. `inner` is what those below give.
  func preference<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value?
}

extension _ViewNode {
  /// The preference of this node and all below it; nil where none gives one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let source = self as? any PreferenceSource,
      let value = source.preference(key, inner: { preferenceBelow(key) })
    {
      return value
    }
    return preferenceBelow(key)
  }

  private func preferenceBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in madeChildren {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
