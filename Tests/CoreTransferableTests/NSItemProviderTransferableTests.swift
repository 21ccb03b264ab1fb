import CoreTransferable
import FoundationOverlay
import Testing

@Suite struct NSItemProviderTransferableTests {
  struct Fruit: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  private func load<T: Transferable & Sendable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  @Test("A value is given in each of its representations")
  func representations() async throws {
    let provider = NSItemProvider()
    provider.register(Fruit(name: "Fig"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(try await load(Fruit.self, from: provider).name == "Fig")
    #expect(try await load(String.self, from: provider) == "Fig")
  }

  @Test("What is in no representation cannot be loaded")
  func missing() async {
    await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
      _ = try await load(URL.self, from: NSItemProvider())
    }
  }
}
