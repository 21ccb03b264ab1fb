/// A part of an app's user interface with a life of its own:
/// [Scene](https://developer.apple.com/documentation/swiftui/scene).
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  /// The content of the window that this scene opens first; scenes of apps keep the default.
  func _windowContent() -> AnyView?
}

extension Scene {
  public func _windowContent() -> AnyView? { body._windowContent() }
}

extension Never: Scene {}
