import Foundation
import WindfallCore

/// See [CGPathElementType](https://developer.apple.com/documentation/coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// See [CGPathElement](https://developer.apple.com/documentation/coregraphics/cgpathelement).
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A closure of Swift: C has no pointers to types of Swift.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Shows the elements one by one; the points of one are gone when its turn is over.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      let (type, steps) = segment.element
      // A point more than there are, so that there is always one to point at.
      var points = steps + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: address), block)
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// The box of what is drawn, without control points beyond it.
  public var boundingBoxOfPath: CGRect {
    var (box, start, last) = (CGRect.null, CGPoint.zero, CGPoint.zero)
    for segment in segments {
      let points = segment.element.points
      let end = points.last ?? start
      // A point that nothing is drawn from does not count.
      if segment.element.type == .moveToPoint {
        start = end
      } else {
        let curve = [last] + points
        let (x, y) = (CGPath.range(of: curve.map(\.x)), CGPath.range(of: curve.map(\.y)))
        box = box.union(CGRect(x: x.least, y: y.least, width: x.most - x.least, height: y.most - y.least))
      }
      last = end
    }
    return box.isNull ? boundingBox : box
  }

  /// How far a Bézier curve of one coordinate reaches.
  private static func range(of values: [CGFloat]) -> (least: CGFloat, most: CGFloat) {
    guard let first = values.first, let last = values.last else { return (0, 0) }
    let turns = turningPoints(of: values).filter { $0 > 0 && $0 < 1 }.map { value(of: values, at: $0) }
    return (turns.reduce(min(first, last)) { min($0, $1) }, turns.reduce(max(first, last)) { max($0, $1) })
  }

  private static func value(of values: [CGFloat], at t: CGFloat) -> CGFloat {
    var values = values
    while values.count > 1 { values = zip(values, values.dropFirst()).map { $0 + ($1 - $0) * t } }
    return values[0]
  }

  /// Where the derivative of a curve with one or two control points is zero.
  private static func turningPoints(of values: [CGFloat]) -> [CGFloat] {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    if steps.count == 2 {
      return steps[0] == steps[1] ? [] : [steps[0] / (steps[0] - steps[1])]
    }
    guard steps.count == 3 else { return [] }
    let (a, b, c) = (steps[0] - 2 * steps[1] + steps[2], 2 * (steps[1] - steps[0]), steps[0])
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    return root < 0 ? [] : [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}

extension DisplayPath.Segment {
  /// The points in the order in which Core Graphics has them: control points before the end.
  fileprivate var element: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let to): (.moveToPoint, [to])
    case .line(let to): (.addLineToPoint, [to])
    case .quad(let to, let control): (.addQuadCurveToPoint, [control, to])
    case .curve(let to, let first, let second): (.addCurveToPoint, [first, second, to])
    case .close: (.closeSubpath, [])
    }
  }
}
