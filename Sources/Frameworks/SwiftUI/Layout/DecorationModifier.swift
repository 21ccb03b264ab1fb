import Foundation

/// A background or overlay.
public struct _DecorationModifier<Decoration: View>: PrimitiveModifier {
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool
  var bleedingEdges: Edge.Set = []

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    DecorationNode(view, context)
  }
}

private final class DecorationNode<Content: View, Decoration: View>: WrapperNode<
  Content, _DecorationModifier<Decoration>, DecorationItem
>
{
  /// One decoration for each item of the content.
  private var decorations: [(item: DecorationItem, node: _Node<Decoration>)] = []

  override var ownNodes: [_ViewNode] { decorations.map(\.node) }

  override func wrap(_ item: LayoutItem) -> DecorationItem {
    let layers = LayersItem(alignment: modifier.alignment)
    let parent = DecorationParent(childContext, layers)
    let node = Decoration._makeNode(modifier.decoration, parent.childContext)
    layers.source = { [parent] in
      _ = parent
      var items: [LayoutItem] = []
      node.collectItems(into: &items)
      return items
    }
    let decorated = DecorationItem(child: item, decoration: layers, isBehind: modifier.isBehind)
    decorations.append((decorated, node))
    return decorated
  }

  override func discard(_ item: DecorationItem) {
    guard let index = decorations.firstIndex(where: { $0.item === item }) else { return }
    decorations.remove(at: index).node.remove()
  }

  override func configure(_ item: DecorationItem) {
    if item.alignment == modifier.alignment && item.bleedingEdges == modifier.bleedingEdges { return }
    item.alignment = modifier.alignment
    item.bleedingEdges = modifier.bleedingEdges
    item.invalidateLayout()
  }

  override func update(
    _ view: ModifiedContent<Content, _DecorationModifier<Decoration>>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    for entry in decorations { entry.node.update(modifier.decoration, environment) }
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    super.updateEnvironment(environment)
    for entry in decorations { entry.node.updateEnvironment(environment) }
  }
}

/// Between a decoration and its modifier, so that changes inside reach the decoration's item only.
private final class DecorationParent: _ViewNode {
  private let layers: LayersItem

  init(_ context: _NodeContext, _ layers: LayersItem) {
    self.layers = layers
    super.init(context)
  }

  override func structureChanged() { layers.childrenChanged() }
}

nonisolated extension View {
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> ModifiedContent<
    Self, _DecorationModifier<V>
  > {
    modifier(_DecorationModifier(decoration: content(), alignment: alignment, isBehind: true))
  }

  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> ModifiedContent<
    Self, _DecorationModifier<Background>
  > {
    modifier(_DecorationModifier(decoration: background, alignment: alignment, isBehind: true))
  }

  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<
    Self, _DecorationModifier<_StyleView<S>>
  > {
    modifier(
      _DecorationModifier(
        decoration: _StyleView(style: style), alignment: .center, isBehind: true, bleedingEdges: edges))
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<
    Self, _DecorationModifier<_StyleView<BackgroundStyle>>
  > {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background { shape.fill(style, style: fillStyle) }
  }

  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> ModifiedContent<
    Self, _DecorationModifier<V>
  > {
    modifier(_DecorationModifier(decoration: content(), alignment: alignment, isBehind: false))
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> ModifiedContent<
    Self, _DecorationModifier<Overlay>
  > {
    modifier(_DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<
    Self, _DecorationModifier<_StyleView<S>>
  > {
    modifier(
      _DecorationModifier(
        decoration: _StyleView(style: style), alignment: .center, isBehind: false, bleedingEdges: edges))
  }
}
