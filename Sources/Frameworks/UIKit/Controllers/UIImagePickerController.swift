import ObjectiveC

/// See [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
///
/// As on a device without a camera and without pictures: a person can only cancel.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Stops where there is no such source.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      Usage.require(
        UIImagePickerController.isSourceTypeAvailable(sourceType), "Source type \(sourceType) not available")
    }
  }

  /// Kept and given back, as all that is said of what a person may pick: there is nothing.
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = UIViewController()
    library.title = "Photos"
    library.view.backgroundColor = .systemBackground
    let empty = UILabel(frame: library.view.bounds)
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    empty.textAlignment = .center
    empty.text = "No Photos"
    library.view.addSubview(empty)
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([library], animated: false)
  }

  /// Without a delegate that says what happens then, the picker goes by itself.
  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

extension UIImagePickerController {
  /// See [UIImagePickerController.SourceType](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum).
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// See [UIImagePickerController.CameraDevice](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum).
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// See [UIImagePickerController.InfoKey](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey).
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }
}

/// See [UIImagePickerControllerDelegate](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate).
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    windfallForward(self, as: (any UIImagePickerControllerDelegate).self, picker, info) {
      $0.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    if let next = windfallForwardee(self, as: (any UIImagePickerControllerDelegate).self) {
      return next.imagePickerControllerDidCancel(picker)
    }
    picker.dismiss(animated: true)
  }
}
