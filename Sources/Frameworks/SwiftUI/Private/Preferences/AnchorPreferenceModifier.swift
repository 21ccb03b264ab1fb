import UIKit

/// What `anchorPreference` puts around a view.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value>: PrimitiveModifier {
  let source: Anchor<Value>.Source
  /// Makes the preference from that of the views inside.
  let transform: @MainActor (Key.Value?, Anchor<Value>) -> Key.Value

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    AnchorPreferenceNode(view, context)
  }
}

private final class AnchorPreferenceNode<Content: View, Key: PreferenceKey, Value>: WrapperNode<
  Content, _AnchorPreferenceModifier<Key, Value>, AnchorItem
>, PreferenceSource
{
  override func wrap(_ item: LayoutItem) -> AnchorItem {
    let anchored = AnchorItem(child: item)
    anchored.onMove = { [weak self] in self?.graph.preferencesChanged() }
    return anchored
  }

  override func update(
    _ view: ModifiedContent<Content, _AnchorPreferenceModifier<Key, Value>>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    graph.preferencesChanged()
  }

  override func remove() {
    super.remove()
    graph.preferencesChanged()
  }

  /// Of content that is several views, the first has the anchor.
  func preference<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value? {
    guard K.self == Key.self, let item = items.first else { return nil }
    return modifier.transform(inner() as? Key.Value, Anchor(modifier.source, of: item)) as? K.Value
  }
}

/// Tells when the content of an anchor has moved.
final class AnchorItem: ModifierItem {
  var onMove: (() -> Void)?
  private var lastPlace: CGRect?

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(rect, proposal)
    if rect == lastPlace { return }
    lastPlace = rect
    onMove?()
  }
}

/// Which part of which item an anchor stands for, and where the item was.
struct AnchorIdentity: Hashable {
  let item: ObjectIdentifier
  let frame: [CGFloat]
  let source: AnyHashable

  init(item: ObjectIdentifier, frame: CGRect, source: AnyHashable) {
    self.item = item
    self.frame = [frame.minX, frame.minY, frame.width, frame.height]
    self.source = source
  }
}
