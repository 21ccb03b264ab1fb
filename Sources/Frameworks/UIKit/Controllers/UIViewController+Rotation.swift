extension UIViewController {
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.updateInterfaceOrientation()
  }
}
