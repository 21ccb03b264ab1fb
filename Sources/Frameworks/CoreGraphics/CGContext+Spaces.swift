import Foundation
import WindfallCore

/// Between the coordinates of what is drawn and those of the context as it began.
extension CGContext {
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// What is drawn shows where it lies in one of the rectangles.
  public func clip(to rects: [CGRect]) { clip(DisplayPath.segments(rects.flatMap { CGPath.segments($0) })) }

  public func resetClip() {
    state.clips = []
    state.masks = []
  }

  /// Nothing waits to be drawn.
  public func flush() {}

  /// Nothing waits to be drawn.
  public func synchronize() {}
}
