import Foundation
import FoundationNetworking
@_spi(Windfall) import FoundationOverlay

/// Which networks a request may use. Any is the default; a request has no place here to keep another answer.
extension URLRequest {
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if !newValue { windfallUnimplemented("URLRequest.allowsConstrainedNetworkAccess = false") } }
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if !newValue { windfallUnimplemented("URLRequest.allowsExpensiveNetworkAccess = false") } }
  }
}
