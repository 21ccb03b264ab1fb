/// Several scenes; the first with a window is opened at launch.
struct SceneList: PrimitiveScene {
  let scenes: [any Scene]

  func _windowContent() -> AnyView? {
    for scene in scenes {
      if let content = scene._windowContent() { return content }
    }
    return nil
  }
}
