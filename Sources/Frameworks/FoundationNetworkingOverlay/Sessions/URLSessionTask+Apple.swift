import Foundation
import FoundationNetworking
import ObjectiveC

extension URLSessionTask {
  /// See [prefersIncrementalDelivery](https://developer.apple.com/documentation/foundation/urlsessiontask/prefersincrementaldelivery).
  ///
  /// The value is kept and given back: data come here as they arrive, as they may on iOS with either value.
  public var prefersIncrementalDelivery: Bool {
    get { objc_getAssociatedObject(self, DeliveryKey.address) as? Bool ?? true }
    set { objc_setAssociatedObject(self, DeliveryKey.address, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

private enum DeliveryKey {
  /// Only its address is used, as the key.
  nonisolated(unsafe) static let address = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
