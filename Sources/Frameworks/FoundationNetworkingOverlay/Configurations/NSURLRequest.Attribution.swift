import Foundation
import FoundationNetworking
@_spi(Windfall) import FoundationOverlay

/// What iOS tells the network of a request, which has no place here to keep another answer than the default.
extension NSURLRequest {
  /// See [NSURLRequest.Attribution](https://developer.apple.com/documentation/foundation/nsurlrequest/attribution-swift.enum).
  public enum Attribution: UInt, Sendable {
    case developer, user
  }

  public var attribution: Attribution { (self as URLRequest).attribution }

  public var assumesHTTP3Capable: Bool { (self as URLRequest).assumesHTTP3Capable }
}

extension URLRequest {
  public typealias Attribution = NSURLRequest.Attribution

  /// See [attribution](https://developer.apple.com/documentation/foundation/urlrequest/attribution).
  public var attribution: Attribution {
    get { .developer }
    set { if newValue != .developer { windfallUnimplemented("URLRequest.attribution = .user") } }
  }

  /// See [assumesHTTP3Capable](https://developer.apple.com/documentation/foundation/urlrequest/assumeshttp3capable).
  public var assumesHTTP3Capable: Bool {
    get { false }
    set { if newValue { windfallUnimplemented("URLRequest.assumesHTTP3Capable = true") } }
  }
}
