/// See [PHPickerViewControllerDelegate](https://developer.apple.com/documentation/photokit/phpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
