/// A view that wants to know when its scene has become active, inactive or invisible, except at the launch.
@_spi(Windfall) @MainActor public protocol SceneStateFollower: UIView {
  func sceneStateDidChange()
}
