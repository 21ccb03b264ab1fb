import UIKit

/// Hears that a picker was cancelled.
final class PhotosPickerEnd: NSObject, PHPickerViewControllerDelegate {
  var onEnd: (() -> Void)?

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { onEnd?() }
}
