/// A change to a view that makes another view:
/// [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier).
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node for content with this modifier; modifiers of apps keep the default.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>>
}

extension ViewModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    BodyModifierNode(view, context)
  }

  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that ends in nodes of its own instead of a body.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// Stands for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyView

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ModifierContentNode(view, context)
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>: _Node<_ViewModifier_Content<Modifier>> {
  private let content: _Node<AnyView>

  init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
    content = AnyView._makeNode(view.content, context)
    super.init(context)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: _ViewModifier_Content<Modifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    content.update(view.content, environment)
  }
}
