/// What `focusedValue` and `focusedSceneValue` put around a view.
struct _FocusedValueModifier: PrimitiveModifier {
  /// Whether the values count while the focus is anywhere in the scene.
  let isForScene: Bool
  let publish: @MainActor (inout FocusedValues) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    FocusedValueNode(view, context)
  }
}

private final class FocusedValueNode<Content: View>: _Node<ModifiedContent<Content, _FocusedValueModifier>> {
  private let isForScene: Bool
  private let scope: FocusScope
  private let content: _Node<Content>
  private var isPublished = false

  init(_ view: ModifiedContent<Content, _FocusedValueModifier>, _ context: _NodeContext) {
    isForScene = view.modifier.isForScene
    scope = FocusScope(inside: context.environment.focusScope)
    scope.publish = view.modifier.publish
    content = Content._makeNode(
      view.content,
      _NodeContext(
        graph: context.graph, parent: context.parent,
        environment: Self.inner(context.environment, isForScene ? nil : scope), isLazy: context.isLazy))
    super.init(context)
    showOrHide()
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _FocusedValueModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    scope.publish = view.modifier.publish
    graph.afterUpdate { [weak self] in FocusedValueStore.shared.renew(by: self) }
    content.update(view.content, Self.inner(environment, isForScene ? nil : scope))
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    content.updateEnvironment(Self.inner(environment, isForScene ? nil : scope))
  }

  override func shownChanged() {
    super.shownChanged()
    showOrHide()
  }

  override func remove() {
    super.remove()
    showOrHide()
    FocusedValueStore.shared.setFocus(false, in: scope)
  }

  /// Values for the scene count as long as the view is on the screen.
  private func showOrHide() {
    guard isForScene else { return }
    let shows = isAlive && isShown
    guard shows != isPublished else { return }
    isPublished = shows
    if shows { FocusedValueStore.shared.show(scope) } else { FocusedValueStore.shared.hide(scope) }
  }

  private static func inner(_ environment: EnvironmentValues, _ scope: FocusScope?) -> EnvironmentValues {
    guard let scope else { return environment }
    var inner = environment
    inner.focusScope = scope
    return inner
  }
}
