import Photos
import Testing
import UIKit

@MainActor @Suite struct PHImageManagerTests {
  @Test("A request is answered without an image and with an error, at once where it is synchronous")
  func answers() async {
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var answer: [AnyHashable: Any]?
    let request = PHCachingImageManager.default().requestImage(
      for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
    ) { image, information in
      #expect(image == nil)
      answer = information
    }
    #expect(answer?[PHImageErrorKey] is PHPhotosError)
    #expect(answer?[PHImageResultRequestIDKey] as? PHImageRequestID == request)
  }

  @Test("A request that is cancelled says so")
  func cancelling() async {
    let manager = PHImageManager()
    let isCancelled = await withCheckedContinuation { continuation in
      let request = manager.requestImageDataAndOrientation(for: PHAsset(), options: nil) { data, _, _, information in
        continuation.resume(returning: data == nil && information?[PHImageCancelledKey] as? Bool == true)
      }
      manager.cancelImageRequest(request)
    }
    #expect(isCancelled)
  }
}
