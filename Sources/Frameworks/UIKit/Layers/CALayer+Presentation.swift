/// Animations take no time, so that a layer always shows what it has been given.
extension CALayer {
  /// The layer itself.
  public func presentation() -> Self? { self }

  /// The layer itself.
  public func model() -> Self { self }

  /// Kept and given back: layers and views are drawn in their order.
  public var zPosition: CGFloat {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  /// Kept and given back, as all that is said of time.
  public var speed: Float {
    get { kept.value(1) }
    set { kept.set(newValue) }
  }

  public var timeOffset: CFTimeInterval {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var beginTime: CFTimeInterval {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var duration: CFTimeInterval {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var repeatCount: Float {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var repeatDuration: CFTimeInterval {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var autoreverses: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { kept.value(.removed) }
    set { kept.set(newValue) }
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
