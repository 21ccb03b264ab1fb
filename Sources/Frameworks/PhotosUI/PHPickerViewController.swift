@_spi(Windfall) import UIKit

/// See [PHPickerViewController](https://developer.apple.com/documentation/photokit/phpickerviewcontroller).
///
/// The library is empty: there is only the button that cancels, after which the delegate hears of no results.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open private(set) var configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if configuration.isBarHidden || configuration.disabledCapabilities.contains(.selectionActions) { return }
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.picker(self, didFinishPicking: []) }
      }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }
}

/// See [PHPickerViewControllerDelegate](https://developer.apple.com/documentation/photokit/phpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
