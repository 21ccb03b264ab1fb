import FoundationNetworkingOverlay
import Testing

@Suite("Caches of responses") struct URLCacheDirectoryTests {
  @Test("A cache is made with the folder of its files, or without one")
  func make() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000, directory: folder)
    #expect(cache.memoryCapacity == 1000 && cache.diskCapacity == 2000)
    #expect(URLCache(memoryCapacity: 10, diskCapacity: 0).memoryCapacity == 10)
  }
}
