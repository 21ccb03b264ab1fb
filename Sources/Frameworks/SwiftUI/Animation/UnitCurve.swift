import Foundation

/// See [UnitCurve](https://developer.apple.com/documentation/swiftui/unitcurve).
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn, circularEaseOut, circularEaseInOut, inverseCircularEaseInOut
    /// A bezier curve with its axes exchanged.
    case inverseBezier(UnitPoint, UnitPoint)
  }

  private let shape: Shape

  public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  private init(shape: Shape) { self.shape = shape }

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(shape: .bezier(startControlPoint, endControlPoint))
  }

  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let start, let end): UnitCurve(shape: .inverseBezier(start, end))
    case .inverseBezier(let start, let end): UnitCurve(shape: .bezier(start, end))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(shape: .inverseCircularEaseInOut)
    case .inverseCircularEaseInOut: .circularEaseInOut
    }
  }

  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    func height(_ offset: Double) -> Double { max(0, 1 - offset * offset).squareRoot() }
    switch shape {
    case .bezier(let start, let end):
      let (first, last) = (min(max(start.x, 0), 1), min(max(end.x, 0), 1))
      return Self.sum(start.y, end.y, at: Self.parameter(first, last, reaching: x))
    case .inverseBezier(let start, let end):
      let (first, last) = (min(max(start.x, 0), 1), min(max(end.x, 0), 1))
      return Self.sum(first, last, at: Self.parameter(start.y, end.y, reaching: x))
    case .circularEaseIn: return 1 - height(x)
    case .circularEaseOut: return height(1 - x)
    case .circularEaseInOut: return x < 0.5 ? (1 - height(2 * x)) / 2 : (1 + height(2 - 2 * x)) / 2
    case .inverseCircularEaseInOut: return x < 0.5 ? height(1 - 2 * x) / 2 : 1 - height(2 * x - 1) / 2
    }
  }

  /// The slope around a progress, which is as steep as numbers allow at the ends of circles.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-6
    let (from, to) = (max(0, min(1, progress) - step), min(1, max(0, progress) + step))
    return (value(at: to) - value(at: from)) / (to - from)
  }

  /// One coordinate of a bezier curve from 0 to 1.
  private static func sum(_ start: Double, _ end: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * start + 3 * rest * t * t * end + t * t * t
  }

  /// Where a coordinate has a value, by halving: the curve rises.
  private static func parameter(_ start: Double, _ end: Double, reaching value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if sum(start, end, at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension Animation {
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .linear(duration: duration)
  }
}
