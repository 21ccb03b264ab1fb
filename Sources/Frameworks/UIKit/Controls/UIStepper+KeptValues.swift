/// Kept and given back: a touch is one step, whose value is told at once.
extension UIStepper {
  public var autorepeat: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var isContinuous: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}
