import SwiftUI

/// See [ChartSymbolShape](https://developer.apple.com/documentation/charts/chartsymbolshape).
nonisolated public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// See [AnyChartSymbolShape](https://developer.apple.com/documentation/charts/anychartsymbolshape).
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  public init<S: ChartSymbolShape>(_ shape: S) { base = shape }

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// See [BasicChartSymbolShape](https://developer.apple.com/documentation/charts/basicchartsymbolshape).
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  private let kind: Kind
  private var lineWidth: CGFloat?

  init(kind: Kind) { self.kind = kind }

  /// The symbols in the order in which a scale gives them to its values.
  static var all: [BasicChartSymbolShape] { Kind.allCases.map { BasicChartSymbolShape(kind: $0) } }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return outline(Path(ellipseIn: rect))
    case .square: return outline(Path(rect))
    case .triangle: return outline(polygon(corners: 3, in: rect))
    case .diamond: return outline(polygon(corners: 4, in: rect))
    case .pentagon: return outline(polygon(corners: 5, in: rect))
    case .plus: return spokes([0, 0.5], in: rect)
    case .cross: return spokes([0.25, 0.75], in: rect)
    case .asterisk: return spokes([0, 1 / 3, 2 / 3], in: rect)
    }
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var shape = self
    shape.lineWidth = lineWidth
    return shape
  }

  /// The outline, with a smaller one the other way round for the hole if only the border is drawn.
  private func outline(_ path: Path) -> Path {
    guard let lineWidth else { return path }
    let rect = path.boundingRect
    guard rect.width > 2 * lineWidth, rect.height > 2 * lineWidth else { return path }
    let scale = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: -(1 - 2 * lineWidth / rect.width), y: 1 - 2 * lineWidth / rect.height)
      .translatedBy(x: -rect.midX, y: -rect.midY)
    var whole = path
    whole.addPath(path.applying(scale))
    return whole
  }

  private func polygon(corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<corners).map { point(Double($0) / Double(corners) * 2, in: rect) })
    path.closeSubpath()
    return path
  }

  /// Lines through the centre; an angle of 1 is half a turn.
  private func spokes(_ angles: [Double], in rect: CGRect) -> Path {
    let width = max(lineWidth ?? rect.width / 5, 1)
    var path = Path()
    for angle in angles {
      let from = point(angle, in: rect)
      let to = point(angle + 1, in: rect)
      let length = max(hypot(to.x - from.x, to.y - from.y), 1)
      let side = CGPoint(x: (to.y - from.y) / length * width / 2, y: (from.x - to.x) / length * width / 2)
      path.addLines([
        CGPoint(x: from.x + side.x, y: from.y + side.y), CGPoint(x: to.x + side.x, y: to.y + side.y),
        CGPoint(x: to.x - side.x, y: to.y - side.y), CGPoint(x: from.x - side.x, y: from.y - side.y),
      ])
      path.closeSubpath()
    }
    return path
  }

  /// A point of the circle in the rectangle, from the top; an angle of 1 is half a turn.
  private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + rect.width / 2 * sin(angle * .pi), y: rect.midY - rect.height / 2 * cos(angle * .pi))
  }
}
