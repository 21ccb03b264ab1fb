import UIKit

extension UIApplication {
  /// The view controller in front of all others, in the window with the keyboard or else in the front one.
  var topController: UIViewController? {
    var top = (keyWindow ?? windows.last)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
