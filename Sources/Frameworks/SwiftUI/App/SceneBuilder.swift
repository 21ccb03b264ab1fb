/// Makes scenes from the statements of a closure:
/// [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> some Scene
  {
    var scenes: [any Scene] = [first]
    repeat scenes.append(each rest)
    return SceneList(scenes: scenes)
  }

  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}
