import Foundation
import FoundationNetworking
@_spi(Windfall) import ObjectiveC

/// Never made: its methods run on all caches. FoundationNetworking's own take addresses for one that differ in their
/// queries only, and would answer one with the response of the other.
final class QueryCache: URLCache, @unchecked Sendable {
  private struct Finding {
    let call: (URLRequest) -> CachedURLResponse?
  }

  private struct Storing {
    let call: (CachedURLResponse, URLRequest) -> Void
  }

  private struct Removal {
    let call: (URLRequest) -> Void
  }

  private static let finding =
    "$s20FoundationNetworking8URLCacheC14cachedResponse3forAA17CachedURLResponseCSgAA10URLRequestV_tF"
  private static let storing =
    "$s20FoundationNetworking8URLCacheC19storeCachedResponse_3foryAA0E11URLResponseC_AA10URLRequestVtF"
  private static let removal = "$s20FoundationNetworking8URLCacheC20removeCachedResponse3foryAA10URLRequestV_tF"

  static func install() {
    OriginalMethod.replace([finding, storing, removal], of: URLCache.self, by: QueryCache.self)
  }

  override func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    original(QueryCache.finding).closure(in: Finding.self).call(request.withQueryInPath)
  }

  override func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    original(QueryCache.storing).closure(in: Storing.self).call(cachedResponse, request.withQueryInPath)
  }

  override func removeCachedResponse(for request: URLRequest) {
    original(QueryCache.removal).closure(in: Removal.self).call(request.withQueryInPath)
  }

  private func original(_ symbol: String) -> ReplacedMethod {
    ReplacedMethod(OriginalMethod.address(of: symbol), of: self)
  }
}

extension URLRequest {
  /// The request under which a cache keeps the response: its path ends with a number made of the query, which can be longer
  /// than the name of a file.
  fileprivate var withQueryInPath: URLRequest {
    guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let query = components.percentEncodedQuery
    else { return self }
    let number = query.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    components.percentEncodedPath += "%3F" + String(number, radix: 16)
    components.percentEncodedQuery = nil
    var request = self
    request.url = components.url ?? url
    return request
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { QueryCache.install() }
