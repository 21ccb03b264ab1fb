/// Kept and given back: nothing is restored, and scroll views decide for themselves.
extension UIViewController {
  public var restorationIdentifier: String? {
    get { kept.value(nil as String?) }
    set { kept.set(newValue) }
  }

  public var providesPresentationContextTransitionStyle: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}
