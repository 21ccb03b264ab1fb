import Foundation

/// See [OpenWindowAction](https://developer.apple.com/documentation/swiftui/openwindowaction).
///
/// As on a phone, there is one window, and no other is opened.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// See [DismissWindowAction](https://developer.apple.com/documentation/swiftui/dismisswindowaction).
///
/// As on a phone, the one window stays.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}

  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
