import FoundationOverlay
import ObjectiveC
import Testing

@testable import UIKit

@MainActor struct UIImageWriteToSavedPhotosAlbumTests {
  final class Target: NSObject {
    var finish: ((UIImage, (any Error)?) -> Void)?

    func image(_ image: UIImage, error: (any Error)?, context: UnsafeMutableRawPointer?) { finish?(image, error) }
  }

  @Test func `The target is told that there is no leave to save`() async {
    let target = Target()
    let image = UIImage()
    let selector = Selector("image:didFinishSavingWithError:contextInfo:", method: Target.image(_:error:context:))
    let error = await withCheckedContinuation { continuation in
      target.finish = { saved, error in
        #expect(saved === image)
        continuation.resume(returning: error as NSError?)
      }
      UIImageWriteToSavedPhotosAlbum(image, target, selector, nil)
    }
    #expect(error?.code == -3310)
  }
}
