/// Kept and given back: they change nothing that is drawn, or that one finger does.
extension UIView {
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var isExclusiveTouch: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var clearsContextBeforeDrawing: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var contentScaleFactor: CGFloat {
    get { kept.value(UIScreen.main.scale) }
    set { kept.set(newValue) }
  }

  public var restorationIdentifier: String? {
    get { kept.value(nil as String?) }
    set { kept.set(newValue) }
  }

  public var largeContentTitle: String? {
    get { kept.value(nil as String?) }
    set { kept.set(newValue) }
  }

  public var largeContentImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var showsLargeContentViewer: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept.value(.automatic) }
    set { kept.set(newValue) }
  }
}
