import Foundation
import FoundationNetworking
@_spi(Windfall) import FoundationOverlay

extension NSURLRequest {
  /// Takes the place of FoundationNetworking's own method in the tables of its classes: that takes requests with other
  /// bodies for equal. That they are not on iOS is what Moya's tests of endpoints say.
  @_silgen_name("windfall_url_request_is_equal")
  @_spi(Windfall) public func appleIsEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSURLRequest else { return false }
    if other === self { return true }
    return url == other.url && mainDocumentURL == other.mainDocumentURL && httpMethod == other.httpMethod
      && cachePolicy == other.cachePolicy && httpBody == other.httpBody && httpBodyStream === other.httpBodyStream
      && allowsCellularAccess == other.allowsCellularAccess
      && httpShouldHandleCookies == other.httpShouldHandleCookies
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  for type in [NSURLRequest.self, NSMutableURLRequest.self] {
    MethodInterception.install(
      "$s20FoundationNetworking12NSURLRequestC7isEqualySbypSgF", by: "windfall_url_request_is_equal", in: type)
  }
}
