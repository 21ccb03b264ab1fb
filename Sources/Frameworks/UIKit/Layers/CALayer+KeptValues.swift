/// Kept and given back: they are about how a layer is drawn fast, or in more detail than is drawn.
extension CALayer {
  public var shouldRasterize: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var rasterizationScale: CGFloat {
    get { kept.value(1) }
    set { kept.set(newValue) }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { kept.value(.circular) }
    set { kept.set(newValue) }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var drawsAsynchronously: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var isDoubleSided: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}
