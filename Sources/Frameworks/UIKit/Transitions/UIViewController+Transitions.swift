extension UIViewController {
  /// That of the transition that the controller, or the nearest one around it, takes part in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  /// Makes the coordinator of an animated transition known to those who take part in it.
  func begin(_ coordinator: TransitionCoordinator?, with other: UIViewController?) {
    self.coordinator = coordinator
    other?.coordinator = coordinator
  }

  /// Forgets the coordinator and calls its completions.
  func end(_ coordinator: TransitionCoordinator?, with other: UIViewController?, isCancelled: Bool = false) {
    guard let coordinator else { return }
    for controller in [self, other] where controller?.coordinator === coordinator { controller?.coordinator = nil }
    coordinator.end(isCancelled: isCancelled)
  }
}
