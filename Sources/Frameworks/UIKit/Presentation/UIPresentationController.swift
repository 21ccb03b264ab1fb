/// See [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
///
/// The presentation controller of a custom style places its view when the presentation begins, and may do so again in
/// `containerViewWillLayoutSubviews()`.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presenting: UIViewController?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  convenience init(presented: UIViewController) { self.init(presentedViewController: presented, presenting: nil) }

  open var presentedViewController: UIViewController {
    guard let presented else { fatalError("\(type(of: self)) has outlived the controller that it presents") }
    return presented
  }

  /// Must not be asked for before the presentation.
  open var presentingViewController: UIViewController {
    guard let presenting = presented?.presentingViewController ?? presenting else {
      fatalError("\(type(of: self)).presentingViewController: \(presentedViewController) is not presented")
    }
    return presenting
  }

  open var containerView: UIView? { container }

  open var presentedView: UIView? { presented?.viewIfLoaded }

  open var presentationStyle: UIModalPresentationStyle {
    let style = presented?.modalPresentationStyle ?? .none
    return style == .automatic ? .pageSheet : style
  }

  open var traitCollection: UITraitCollection { presented?.traitCollection ?? Device.current.traits }

  /// The style that takes the place of the wanted one where the width is compact; `none` where the wanted one stays.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    if wanted != .automatic { return wanted }
    return presentationStyle == .popover ? .pageSheet : .none
  }

  // MARK: - For subclasses

  open var frameOfPresentedViewInContainerView: CGRect { container.map { frame(in: $0) } ?? .zero }

  open var shouldRemovePresentersView: Bool { shownStyle.coversPresenter }

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  // MARK: - While it is presented

  weak var container: PresentationContainer?

  /// The style that is shown, after adaptation.
  var shownStyle: UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle
    return adapted == .none ? presentationStyle : adapted
  }

  /// What stops a presentation that cannot be shown.
  func prepare() {}

  /// Where the presented view is in the container.
  func frame(in container: UIView) -> CGRect { container.bounds }

  /// A person's wish to have the presentation away, which the delegate may refuse.
  func askToDismiss() {
    guard let presented, let presenting = presented.presentingViewController, presented.presentation == nil else {
      return
    }
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presenting.dismiss(animated: true) {
      (presented as? UIAlertController)?.wasDismissed()
      self.delegate?.presentationControllerDidDismiss(self)
    }
  }
}
