import Foundation
import FoundationNetworkingOverlay
import Glibc
import Testing

@Suite("Tasks that are cancelled")
struct CancelledTaskTests {
  @Test("The handles of tasks are made by our function, which lets them end while a host is looked up")
  func handles() throws {
    let ours = try #require(dlsym(nil, "curl_easy_init"))
    let library = try #require(dlopen("libcurl.so.4", RTLD_NOW | RTLD_NOLOAD))
    #expect(ours != dlsym(library, "curl_easy_init"))
    typealias Maker = @convention(c) () -> OpaquePointer?
    #expect(unsafeBitCast(ours, to: Maker.self)() != nil)
  }

  @Test("A request ends once, whenever it is cancelled")
  func ending() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    for delay in 0..<300 {
      let request = Task { try await URLSession(configuration: .ephemeral).data(from: url) }
      for _ in 0..<10 * delay { await Task.yield() }
      request.cancel()
      await #expect(throws: URLError.self) { try await request.value }
    }
  }
}
