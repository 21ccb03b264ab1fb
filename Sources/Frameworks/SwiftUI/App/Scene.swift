import Observation
import UIKit

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

nonisolated extension Scene {
  /// A phone shows no menu bar.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return changing { $0.environment(keyPath, value) }
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return changing { $0.environment(object) }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return changing { $0.environmentObject(object) }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let value = value
    return changing { $0.onChange(of: value, initial: initial, action) }
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let value = value
    return changing { $0.onChange(of: value, initial: initial, action) }
  }

  @available(iOS, deprecated: 17.0)
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let value = value
    return changing { $0.onChange(of: value) { _, new in action(new) } }
  }

  private func changing<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> some Scene {
    ModifiedScene(content: self) { AnyView(change($0)) }
  }
}

/// A window fills the screen of a phone, whatever is said here.
nonisolated extension Scene {
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How active a scene is: [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// Makes scenes from the statements of a closure:
/// [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder
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
