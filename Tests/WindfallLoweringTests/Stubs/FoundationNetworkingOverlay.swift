@_exported import Foundation
@_exported import FoundationNetworking

extension URLResponse {
  public static func windfallEmpty() -> URLResponse { fatalError() }
}

extension HTTPURLResponse {
  public static func windfallEmptyHTTP() -> HTTPURLResponse { fatalError() }
}
