import Foundation

/// How an outline is drawn.
public struct DisplayStroke: Hashable, Sendable {
  public enum Cap: UInt8, Hashable, Sendable { case butt, round, square }

  public enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }

  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
