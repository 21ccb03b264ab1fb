/// Makes scenes from the statements of a closure:
/// [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> some Scene
  {
    var contents: [() -> AnyView?] = [{ first._windowContent() }]
    func add<S: Scene>(_ scene: S) { contents.append { scene._windowContent() } }
    repeat add(each rest)
    return SceneList(contents: contents)
  }

  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes; the first with a window is opened at launch.
struct SceneList: PrimitiveScene {
  let contents: [() -> AnyView?]

  func _windowContent() -> AnyView? { contents.lazy.compactMap { $0() }.first }
}
