import Foundation

/// [XCTContext](https://developer.apple.com/documentation/xctest/xctcontext)
public final class XCTContext {
  private init() {}

  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    CurrentTest.recorder?.activityStarted(name)
    defer { CurrentTest.recorder?.activityEnded(name) }
    return try block(Activity(name: name))
  }

  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    CurrentTest.recorder?.activityStarted(name)
    defer { CurrentTest.recorder?.activityEnded(name) }
    return try await block(Activity(name: name))
  }
}
