import Foundation
import FoundationNetworking

extension NSURLRequest {
  /// FoundationNetworking's own takes requests with other bodies for equal. That they are not on iOS is what Moya's tests
  /// of endpoints say.
  fileprivate func isSame(as object: Any?) -> Bool {
    guard let other = object as? NSURLRequest else { return false }
    if other === self { return true }
    return url == other.url && mainDocumentURL == other.mainDocumentURL && httpMethod == other.httpMethod
      && cachePolicy == other.cachePolicy && httpBody == other.httpBody && httpBodyStream === other.httpBodyStream
      && allowsCellularAccess == other.allowsCellularAccess
      && httpShouldHandleCookies == other.httpShouldHandleCookies
  }
}

/// Never made: its method runs on all requests.
private class ComparedRequest: NSURLRequest {
  override func isEqual(_ object: Any?) -> Bool { isSame(as: object) }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  for type in [NSURLRequest.self, NSMutableURLRequest.self] {
    OriginalMethod.replace(
      ["$s20FoundationNetworking12NSURLRequestC7isEqualySbypSgF"], of: type, by: ComparedRequest.self)
  }
}
