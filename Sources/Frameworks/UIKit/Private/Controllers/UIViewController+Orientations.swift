extension UIViewController {
  /// Those of a controller that has no delegate to ask, or whose delegate says none.
  var orientationsWithoutDelegate: UIInterfaceOrientationMask {
    Device.current.idiom == .pad ? .all : .allButUpsideDown
  }

  var preferredOrientationWithoutDelegate: UIInterfaceOrientation { .portrait }
}
