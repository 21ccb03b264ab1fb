import AppIntents
import Testing

@Suite struct AppDependencyTests {
  private final class Store: Sendable {}

  private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    static let manager = AppDependencyManager()
    @Dependency(manager: Self.manager) private var store: Store
    @Dependency(key: "other", manager: Self.manager) private var other: Store

    func perform() async throws -> some ReturnsValue<Bool> { .result(value: store === store && store !== other) }
  }

  @Test func aDependencyIsMadeOnceForEachKey() async throws {
    Count.manager.add(dependency: Store())
    Count.manager.add(key: "other", dependency: Store())
    #expect(try await Count().perform().value == true)
  }
}
