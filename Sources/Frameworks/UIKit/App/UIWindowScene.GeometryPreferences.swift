extension UIWindowScene {
  /// See [UIWindowScene.GeometryPreferences](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences).
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// See [UIWindowScene.GeometryPreferences.iOS](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios).
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() { super.init() }
  }

  /// Turns the interface, if the app and the controller in front allow one of the orientations; else the handler is told
  /// of an error.
  @preconcurrency public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let application = UIApplication.shared
    if wanted.contains(UIInterfaceOrientationMask(application.interfaceOrientation)) { return }
    let known: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    let allowed = wanted.intersection(application.supportedOrientations)
    guard let orientation = known.first(where: { allowed.contains(UIInterfaceOrientationMask($0)) }) else {
      errorHandler?(
        CocoaError(
          .featureUnsupported,
          userInfo: [
            NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller"
          ]
        ))
      return
    }
    application.turnInterface(to: orientation)
  }
}
