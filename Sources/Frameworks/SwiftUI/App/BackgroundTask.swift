import Foundation

/// See [BackgroundTask](https://developer.apple.com/documentation/swiftui/backgroundtask).
public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}

extension BackgroundTask {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  public static var urlSession: BackgroundTask<String, Void> { .init() }

  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    .init()
  }
}

nonisolated extension Scene {
  /// Nothing wakes an app that is in the background.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// There is one window, which takes what comes from outside.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }

  /// A phone shows no menu bar.
  public func commandsRemoved() -> some Scene { self }

  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}

nonisolated extension View {
  /// There is one window, which takes what comes from outside.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
}
