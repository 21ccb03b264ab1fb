/// A scene with modifiers around the content of its window.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  func _windowContent() -> AnyView? { content._windowContent().map(change) }
}
