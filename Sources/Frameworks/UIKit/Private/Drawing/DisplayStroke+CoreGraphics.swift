import WindfallCore

extension DisplayStroke {
  init(
    width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat], phase: CGFloat
  ) {
    let cap: Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: phase)
  }
}
