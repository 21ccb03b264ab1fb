import UIKit

@testable import FitNess

/// The root view controller of the app that the tests run in.
func getRootViewController() -> RootViewController {
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  guard let controller = scene?.windows.first?.rootViewController as? RootViewController else {
    fatalError("the app shows another view controller")
  }
  return controller
}
