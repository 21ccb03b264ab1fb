import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIImagePickerControllerTests {
  final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var cancelled: UIImagePickerController?

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled = picker }
  }

  @Test func `There are pictures but no camera, and a person can cancel`() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let (root, picker, delegate) = (UIViewController(), UIImagePickerController(), Delegate())
    picker.delegate = delegate
    withWindow(showing: root) { _ in
      root.present(picker, animated: true)
      tap(Element.onScreen(.button).first { $0.label == "Cancel" })
      #expect(delegate.cancelled === picker && root.presentedViewController === picker)
      picker.delegate = nil
      tap(Element.onScreen(.button).first { $0.label == "Cancel" })
      #expect(root.presentedViewController == nil)
    }
  }
}
