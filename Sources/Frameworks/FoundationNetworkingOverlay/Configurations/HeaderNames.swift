import FoundationNetworking

/// How the names of headers are written that everybody knows: as on iOS, whatever the case in which they were set.
enum HeaderNames {
  private static let known: [String: String] = {
    let names = """
      Accept Accept-Charset Accept-Encoding Accept-Language Accept-Ranges Age Allow Authorization Cache-Control Connection
      Content-Disposition Content-Encoding Content-Language Content-Length Content-Location Content-Range Content-Type
      Cookie Date Expect Expires From Host If-Match If-Modified-Since If-None-Match If-Range If-Unmodified-Since
      Keep-Alive Last-Modified Location Max-Forwards Origin Pragma Proxy-Authenticate Proxy-Authorization Range Referer
      Retry-After Server Set-Cookie TE Trailer Transfer-Encoding Upgrade User-Agent Vary Via WWW-Authenticate Warning
      """.split(whereSeparator: \.isWhitespace).map { String($0) }
    return Dictionary(uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
  }()

  static func canonical(_ fields: [String: String]) -> [String: String] {
    guard fields.keys.contains(where: { known[$0.lowercased(), default: $0] != $0 }) else { return fields }
    let sorted = fields.sorted { $0.key < $1.key }
    return Dictionary(sorted.map { (known[$0.key.lowercased()] ?? $0.key, $0.value) }) { first, _ in first }
  }
}

extension URLRequest {
  /// Takes the place of FoundationNetworking's own getter, by its symbol.
  @_silgen_name("$s20FoundationNetworking10URLRequestV19allHTTPHeaderFieldsSDyS2SGSgvg")
  @_spi(Windfall) public func namedHeaderFields() -> [String: String]? {
    (self as NSURLRequest).allHTTPHeaderFields.map(HeaderNames.canonical)
  }
}
