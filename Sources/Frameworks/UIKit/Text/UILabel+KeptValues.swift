/// Kept and given back: none of it is drawn.
extension UILabel {
  public var shadowColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }

  public var shadowOffset: CGSize {
    get { kept.value(CGSize(width: 0, height: -1)) }
    set { kept.set(newValue) }
  }

  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept.value(.alignBaselines) }
    set { kept.set(newValue) }
  }

  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var showsExpansionTextWhenTruncated: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }
}
