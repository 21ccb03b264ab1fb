import UIKit

/// See [PHImageRequestID](https://developer.apple.com/documentation/photokit/phimagerequestid).
public typealias PHImageRequestID = Int32

/// See [PHInvalidImageRequestID](https://developer.apple.com/documentation/photokit/phinvalidimagerequestid).
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// See [PHImageManagerMaximumSize](https://developer.apple.com/documentation/photokit/phimagemanagermaximumsize).
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// See [PHImageErrorKey](https://developer.apple.com/documentation/photokit/phimageerrorkey).
public let PHImageErrorKey = "PHImageErrorKey"

/// See [PHImageResultIsDegradedKey](https://developer.apple.com/documentation/photokit/phimageresultisdegradedkey).
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

/// See [PHImageResultIsInCloudKey](https://developer.apple.com/documentation/photokit/phimageresultisincloudkey).
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

/// See [PHImageResultRequestIDKey](https://developer.apple.com/documentation/photokit/phimageresultrequestidkey).
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// See [PHImageCancelledKey](https://developer.apple.com/documentation/photokit/phimagecancelledkey).
public let PHImageCancelledKey = "PHImageCancelledKey"

/// See [PHImageManager](https://developer.apple.com/documentation/photokit/phimagemanager).
///
/// The library has no assets: every request is answered without an image and with an error.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()

  private let lock = NSLock()
  private var lastRequest: PHImageRequestID = PHInvalidImageRequestID
  private var cancelled: Set<PHImageRequestID> = []

  open class func `default`() -> PHImageManager { shared }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous == true) { resultHandler(nil, $0) }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous == true) { resultHandler(nil, nil, .up, $0) }
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = lock.withLock { cancelled.insert(requestID) } }

  /// Answers at once, or on the main queue later, as the library does.
  private func answer(
    isSynchronous: Bool, _ handler: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let request = lock.withLock {
      lastRequest += 1
      return lastRequest
    }
    nonisolated(unsafe) let handler = handler
    let call: @Sendable () -> Void = { [self] in
      var information: [AnyHashable: Any] = [
        PHImageErrorKey: PHPhotosError(.identifierNotFound), PHImageResultRequestIDKey: request,
      ]
      if lock.withLock({ cancelled.remove(request) }) != nil { information[PHImageCancelledKey] = true }
      handler(information)
    }
    if isSynchronous { call() } else { DispatchQueue.main.async(execute: call) }
    return request
  }
}

/// See [PHCachingImageManager](https://developer.apple.com/documentation/photokit/phcachingimagemanager).
///
/// There is nothing to keep.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  open func stopCachingImagesForAllAssets() {}
}

/// See [PHImageContentMode](https://developer.apple.com/documentation/photokit/phimagecontentmode).
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  public static let `default` = aspectFit
}
