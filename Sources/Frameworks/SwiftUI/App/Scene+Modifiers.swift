import Observation
import UIKit

extension Scene {
  /// A phone shows no menu bar.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changing { $0.environment(keyPath, value) }
  }

  public func environment<T: AnyObject & Observable>(_ object: T) -> some Scene { changing { $0.environment(object) } }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changing { $0.environmentObject(object) }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changing { $0.onChange(of: value, initial: initial, action) }
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    changing { $0.onChange(of: value, initial: initial, action) }
  }

  @available(iOS, deprecated: 17.0)
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    changing { $0.onChange(of: value) { _, new in action(new) } }
  }

  private func changing<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> some Scene {
    ModifiedScene(content: self) { AnyView(change($0)) }
  }
}

/// A window fills the screen of a phone, whatever is said here.
extension Scene {
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
