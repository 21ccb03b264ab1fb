import UIKit

// Overrides of a class of UIKit stand in an extension here.
extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.accessibilityIdentifier = "loaded"
  }
}
