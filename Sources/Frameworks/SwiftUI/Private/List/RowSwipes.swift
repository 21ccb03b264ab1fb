import Foundation
import UIKit

/// What swiping a row offers, asked when it is swiped: on each side the action nearest to the edge first.
@MainActor
struct RowSwipes {
  typealias Actions = @MainActor () -> [RowSwipeAction]

  private var sources: [(edge: HorizontalEdge, actions: Actions)] = []

  /// Whether nothing will ever be offered.
  var isEmpty: Bool { sources.isEmpty }

  mutating func add(_ actions: @escaping Actions, at edge: HorizontalEdge) { sources.append((edge, actions)) }

  func actions(at edge: HorizontalEdge) -> [RowSwipeAction] {
    sources.filter { $0.edge == edge }.flatMap { $0.actions() }
  }
}

/// Tells the row around what a swipe offers.
@MainActor
final class RowSwipesItem: ModifierItem {
  var edge = HorizontalEdge.trailing
  /// Read when the row is swiped.
  var actions: (@MainActor () -> [RowSwipeAction])?

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    if let actions { traits.swipes.add(actions, at: edge) }
    return traits
  }
}

/// What `swipeActions` puts around a view: the buttons are read, and shown beside the row.
public struct _RowSwipesModifier<Buttons: View>: PrimitiveModifier {
  let buttons: Buttons
  let edge: HorizontalEdge

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    RowSwipesNode(view, context)
  }
}

private final class RowSwipesNode<Content: View, Buttons: View>: WrapperNode<
  Content, _RowSwipesModifier<Buttons>, RowSwipesItem
>
{
  private var buttons: _Node<Buttons>?

  override init(_ view: ModifiedContent<Content, _RowSwipesModifier<Buttons>>, _ context: _NodeContext) {
    super.init(view, context)
    buttons = Buttons._makeNode(modifier.buttons, buttonContext)
  }

  override var ownNodes: [_ViewNode] { buttons.map { [$0] } ?? [] }

  override func wrap(_ item: LayoutItem) -> RowSwipesItem {
    let wrapped = RowSwipesItem(child: item)
    wrapped.edge = modifier.edge
    wrapped.actions = { [weak self] in self?.actions ?? [] }
    return wrapped
  }

  override func update(
    _ view: ModifiedContent<Content, _RowSwipesModifier<Buttons>>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    buttons?.update(modifier.buttons, buttonContext.environment)
  }

  private var buttonContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment.withoutAccessibility())
  }

  private var actions: [RowSwipeAction] { buttons.map { Self.sources(in: $0).map(Self.action) } ?? [] }

  private static func sources(in node: _ViewNode) -> [any ActionSource] {
    if let source = node as? any ActionSource { return [source] }
    return node.children.flatMap { sources(in: $0) }
  }

  private static func action(_ source: any ActionSource) -> RowSwipeAction {
    let tint = source.environment.tint.map { UIColor($0) }
    return RowSwipeAction(
      title: source.spokenText, identifier: source.environment.accessibility.identifier,
      color: tint ?? (source.actionRole == .destructive ? .systemRed : .systemGray)
    ) { source.performAction() }
  }
}

/// One button beside a row that was swiped.
@MainActor
struct RowSwipeAction {
  let title: String
  let identifier: String?
  let color: UIColor
  let perform: @MainActor () -> Void
}
