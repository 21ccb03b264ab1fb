import StoreKit
import Testing

@Suite struct TransactionTests {
  @Test("Nothing is sold and nothing was bought")
  func empty() async throws {
    #expect(try await Product.products(for: ["premium"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("an entitlement") }
    #expect(await StoreKit.Transaction.latest(for: "premium") == nil)
  }

  @Test("Waiting for updates ends with the task")
  func updates() async {
    let task = Task {
      for await _ in StoreKit.Transaction.updates { Issue.record("an update") }
    }
    task.cancel()
    await task.value
  }
}
