extension UIApplication {
  /// What turning the device does to the app.
  @_spi(Windfall) public func deviceDidTurn(to orientation: UIDeviceOrientation) {
    guard orientation != UIDevice.current.orientation else { return }
    UIDevice.current.orientation = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    updateInterfaceOrientation()
  }

  /// What choosing light or dark appearance for the device does to the app.
  @_spi(Windfall) public func deviceDidChange(style: UIUserInterfaceStyle) {
    let former = Device.current.traits
    Device.choose(Device.current.with(style: style))
    for window in visibleWindows { window.updateTraits() }
    if former != Device.current.traits { scenesDidUpdate(from: UIScreen.main, interfaceOrientation, former) }
  }

  /// Tells of what the scenes, which fill the screen, were like before.
  private func scenesDidUpdate(
    from space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection
  ) {
    for case let scene as UIWindowScene in connectedScenes {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
    }
  }

  /// Turns the interface as the device is held, if the app and the view controller in front allow it.
  func updateInterfaceOrientation() {
    guard let wanted = UIInterfaceOrientation(UIDevice.current.orientation), wanted != interfaceOrientation,
      supportedOrientations.contains(UIInterfaceOrientationMask(wanted))
    else { return }
    turnInterface(to: wanted)
  }

  var supportedOrientations: UIInterfaceOrientationMask {
    let window = keyWindow ?? visibleWindows.last
    let ofApp =
      delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
    guard let front = window?.rootViewController?.frontmost else { return ofApp }
    return ofApp.intersection(front.supportedInterfaceOrientations)
  }

  func turnInterface(to orientation: UIInterfaceOrientation) {
    let old = UIScreen.main.bounds
    let (formerOrientation, formerTraits) = (interfaceOrientation, Device.current.traits)
    let device = Device.current.turned(to: orientation)
    let windows = visibleWindows.filter { $0.frame == old }
    let coordinator = TransitionCoordinator(
      rotationFrom: interfaceOrientation, to: orientation, containerView: keyWindow ?? windows.first ?? UIView())
    let controllers = windows.flatMap { $0.rootViewController?.presentationChain ?? [] }
    for controller in controllers where !device.traits.isEqual(controller.traitCollection) {
      controller.willTransition(to: device.traits, with: coordinator)
    }
    for controller in controllers where device.size != old.size {
      controller.viewWillTransition(to: device.size, with: coordinator)
    }
    interfaceOrientation = orientation
    Device.choose(device)
    UIScreen.main.turn(to: device)
    for window in windows {
      window.frame = UIScreen.main.bounds
      window.safeAreaInsetsDidChange()
      window.updateTraits()
      window.layoutIfNeeded()
    }
    scenesDidUpdate(from: UIView(frame: old), formerOrientation, formerTraits)
    coordinator.finish()
  }

  /// What the Info.plist allows.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let idiom = Device.current.idiom
    let mask = UIInterfaceOrientationMask(info: Bundle.main.infoDictionary ?? [:], idiom: idiom)
    return mask ?? (idiom == .pad ? .all : .allButUpsideDown)
  }
}

extension UIViewController {
  /// The controller and those presented over it, the one in front last.
  var presentationChain: [UIViewController] {
    [self] + (presentedViewController?.presentationChain ?? [])
  }

  fileprivate var frontmost: UIViewController { presentationChain.last ?? self }
}
