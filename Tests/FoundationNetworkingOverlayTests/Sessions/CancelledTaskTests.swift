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
}
