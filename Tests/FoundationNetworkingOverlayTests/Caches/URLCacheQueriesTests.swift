import Foundation
import FoundationNetworking
import FoundationNetworkingOverlay
import Testing

@Suite struct URLCacheQueriesTests {
  private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

  private func store(_ text: String, at address: String, in cache: URLCache) throws {
    let url = try #require(URL(string: address))
    let headers = ["Cache-Control": "max-age=1000"]
    let response = try #require(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: headers))
    cache.storeCachedResponse(
      CachedURLResponse(response: response, data: Data(text.utf8)), for: URLRequest(url: url))
  }

  private func text(at address: String, in cache: URLCache) throws -> String? {
    cache.cachedResponse(for: try request(address)).map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test func `addresses with other queries have responses of their own`() throws {
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    try store("one", at: "https://shop.test/items?page=1", in: cache)
    try store("two", at: "https://shop.test/items?page=2", in: cache)
    #expect(try text(at: "https://shop.test/items?page=1", in: cache) == "one")
    #expect(try text(at: "https://shop.test/items?page=2", in: cache) == "two")
    #expect(try text(at: "https://shop.test/items", in: cache) == nil)
    cache.removeCachedResponse(for: try request("https://shop.test/items?page=1"))
    #expect(try text(at: "https://shop.test/items?page=1", in: cache) == nil)
    #expect(try text(at: "https://shop.test/items?page=2", in: cache) == "two")
    let response = try #require(cache.cachedResponse(for: try request("https://shop.test/items?page=2"))).response
    #expect(response.url?.absoluteString == "https://shop.test/items?page=2")
  }

  @Test func `long queries are kept on the disk as well`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let address = "https://shop.test/items?text=" + String(repeating: "long", count: 100)
    let first = URLCache(memoryCapacity: 0, diskCapacity: 1 << 20, directory: folder)
    try store("found", at: address, in: first)
    let second = URLCache(memoryCapacity: 0, diskCapacity: 1 << 20, directory: folder)
    #expect(try text(at: address, in: second) == "found")
    #expect(try text(at: address + "er", in: second) == nil)
  }
}
