import UIKit

/// See [PHImageRequestOptions](https://developer.apple.com/documentation/photokit/phimagerequestoptions).
///
/// Only `isSynchronous` has an effect: no request gets an image.
open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }
}

/// See [PHAssetImageProgressHandler](https://developer.apple.com/documentation/photokit/phassetimageprogresshandler).
public typealias PHAssetImageProgressHandler =
  (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// See [PHImageRequestOptionsVersion](https://developer.apple.com/documentation/photokit/phimagerequestoptionsversion).
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}

/// See [PHImageRequestOptionsDeliveryMode](https://developer.apple.com/documentation/photokit/phimagerequestoptionsdeliverymode).
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// See [PHImageRequestOptionsResizeMode](https://developer.apple.com/documentation/photokit/phimagerequestoptionsresizemode).
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}
