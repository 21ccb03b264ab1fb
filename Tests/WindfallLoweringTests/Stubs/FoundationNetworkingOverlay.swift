@_exported import Foundation
@_exported import FoundationNetworking

extension URLSessionConfiguration {
  public static func windfallBackground(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLResponse {
  public static func windfallEmpty() -> URLResponse { fatalError() }
}

extension HTTPURLResponse {
  public static func windfallEmptyHTTP() -> HTTPURLResponse { fatalError() }
  public static func windfallEmptyHTTP(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) -> HTTPURLResponse { fatalError() }
}

extension NSMutableURLRequest {
  public static func windfallEmptyRequest() -> NSMutableURLRequest { fatalError() }
}
