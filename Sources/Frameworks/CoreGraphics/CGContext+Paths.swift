import Foundation
import WindfallCore

extension CGContext {
  /// Paths are filled by the winding of their lines.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let path = takePath() else { return }
    if mode != .stroke { fill(path) }
    if ![.fill, .eoFill].contains(mode) { stroke(path) }
  }

  public func fillPath(using rule: CGPathFillRule) { fillPath() }

  public func clip(using rule: CGPathFillRule) { clip() }

  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(.segments(path.segments))
  }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Each two points are a line.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  public var path: CGPath? { isPathEmpty ? nil : current.copy() }

  public var boundingBoxOfPath: CGRect { current.boundingBox }

  public var currentPointOfPath: CGPoint { current.currentPoint }

  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

extension CGMutablePath {
  fileprivate func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
}
