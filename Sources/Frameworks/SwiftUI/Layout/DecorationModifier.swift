import Foundation

/// A background or overlay.
nonisolated protocol DecorationModifier: PrimitiveModifier {
  associatedtype Decoration: View
  @MainActor var decoration: Decoration { get }
  var alignment: Alignment { get }
  /// The edges at which it reaches into the safe area.
  var ignoresSafeAreaEdges: Edge.Set { get }
  static var isBehind: Bool { get }
}

nonisolated extension DecorationModifier {
  var alignment: Alignment { .center }
  var ignoresSafeAreaEdges: Edge.Set { [] }
}

@MainActor
extension DecorationModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    DecorationNode(view, context)
  }
}

/// What `background` with a view puts around a view.
public struct _BackgroundModifier<Background: View>: DecorationModifier {
  nonisolated(unsafe) let background: Background
  let alignment: Alignment

  var decoration: Background { background }
  static var isBehind: Bool { true }
}

/// What `background` with a style puts around a view.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: DecorationModifier {
  let style: Style
  let ignoresSafeAreaEdges: Edge.Set

  var decoration: _StyleView<Style> { _StyleView(style: style) }
  static var isBehind: Bool { true }
}

/// What `overlay` with a view puts around a view.
public struct _OverlayModifier<Overlay: View>: DecorationModifier {
  nonisolated(unsafe) let overlay: Overlay
  let alignment: Alignment

  var decoration: Overlay { overlay }
  static var isBehind: Bool { false }
}

/// What `overlay` with a style puts around a view.
public struct _OverlayStyleModifier<Style: ShapeStyle>: DecorationModifier {
  let style: Style
  let ignoresSafeAreaEdges: Edge.Set

  var decoration: _StyleView<Style> { _StyleView(style: style) }
  static var isBehind: Bool { false }
}

private final class DecorationNode<Content: View, Modifier: DecorationModifier>: WrapperNode<
  Content, Modifier, DecorationItem
>
{
  /// One decoration for each item of the content.
  private var decorations: [(item: DecorationItem, node: _Node<Modifier.Decoration>)] = []

  override var ownNodes: [_ViewNode] { decorations.map(\.node) }

  override func wrap(_ item: LayoutItem) -> DecorationItem {
    let layers = LayersItem(alignment: modifier.alignment)
    let parent = DecorationParent(childContext, layers)
    let node = Modifier.Decoration._makeNode(modifier.decoration, parent.childContext)
    layers.source = { [parent] in
      _ = parent
      var items: [LayoutItem] = []
      node.collectItems(into: &items)
      return items
    }
    let decorated = DecorationItem(child: item, decoration: layers, isBehind: Modifier.isBehind)
    decorations.append((decorated, node))
    return decorated
  }

  override func discard(_ item: DecorationItem) {
    guard let index = decorations.firstIndex(where: { $0.item === item }) else { return }
    decorations.remove(at: index).node.remove()
  }

  override func configure(_ item: DecorationItem) {
    if item.alignment == modifier.alignment && item.bleedingEdges == modifier.ignoresSafeAreaEdges { return }
    item.alignment = modifier.alignment
    item.bleedingEdges = modifier.ignoresSafeAreaEdges
    item.invalidateLayout()
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
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
    Self, _BackgroundModifier<V>
  > {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> ModifiedContent<
    Self, _BackgroundModifier<Background>
  > {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<
    Self, _BackgroundStyleModifier<S>
  > {
    modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<
    Self, _BackgroundStyleModifier<BackgroundStyle>
  > {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background { shape.fill(style, style: fillStyle) }
  }

  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> ModifiedContent<
    Self, _OverlayModifier<V>
  > {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> ModifiedContent<
    Self, _OverlayModifier<Overlay>
  > {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<
    Self, _OverlayStyleModifier<S>
  > {
    modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }
}
