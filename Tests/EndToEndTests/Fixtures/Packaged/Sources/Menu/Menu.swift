import Foundation
import Prices
import UIKit

public class MenuController: UIViewController {
  public let dishes = ["soup"]
  public private(set) var didAppear = false

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear = true
  }

  /// On the main actor, as all of this module is by default.
  public func title(of dish: String) -> String {
    Bundle.module.localizedString(forKey: dish, value: nil, table: nil)
  }
}

public var conditions: [String] {
  var found: [String] = []
  #if SWIFT_PACKAGE
    found.append("SWIFT_PACKAGE")
  #endif
  #if LUNCH
    found.append("LUNCH")
  #endif
  #if EARLY
    found.append("EARLY")
  #endif
  #if DESK
    found.append("DESK")
  #endif
  #if Desserts
    found.append("Desserts")
  #endif
  #if os(iOS)
    found.append("iOS")
  #endif
  return found
}
