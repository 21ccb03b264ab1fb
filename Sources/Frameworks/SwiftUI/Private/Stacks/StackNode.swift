/// The node of a stack along one axis.
@MainActor
final class StackNode<Container: LinearStack>: ContainerNode<Container, Container.Content> {
  private let stack: StackItem

  init(_ view: Container, _ context: _NodeContext) {
    stack = StackItem(axis: view.axis, alignment: view.alignmentKey, spacing: view.spacing)
    super.init(context, item: stack)
    setContent(view.content)
  }

  override func update(_ view: Container, _ environment: EnvironmentValues) {
    self.environment = environment
    if stack.alignment != view.alignmentKey || stack.spacing != view.spacing {
      stack.alignment = view.alignmentKey
      stack.spacing = view.spacing
      stack.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}

/// The node of a stack that makes only what is in sight.
@MainActor
final class LazyStackNode<Container: LinearStack>: ContainerNode<Container, Container.Content> {
  private let stack: LazyStackItem

  init(_ view: Container, _ context: _NodeContext) {
    stack = LazyStackItem(
      axis: view.axis, alignment: view.alignmentKey, spacing: view.spacing ?? LayoutDefaults.spacing)
    super.init(context, item: stack)
    setContent(view.content)
  }

  override func update(_ view: Container, _ environment: EnvironmentValues) {
    self.environment = environment
    if stack.alignment != view.alignmentKey || stack.spacing != view.spacing ?? LayoutDefaults.spacing {
      stack.alignment = view.alignmentKey
      stack.spacing = view.spacing ?? LayoutDefaults.spacing
      stack.invalidateLayout()
    }
    updateContent(view.content)
  }
}
