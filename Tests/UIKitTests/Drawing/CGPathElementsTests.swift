import Testing

@_spi(Windfall) @testable import UIKit

@Suite("Elements of paths")
struct CGPathElementsTests {
  private let path: CGMutablePath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 30), control2: CGPoint(x: 2, y: 30))
    path.closeSubpath()
    return path
  }()

  @Test("They come in order, control points before the end")
  func elements() {
    var all: [(CGPathElementType, CGPoint)] = []
    path.applyWithBlock { all.append(($0.pointee.type, $0.pointee.points[0])) }
    #expect(
      all.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(all[2].1 == CGPoint(x: 20, y: 5))
    #expect(all[3].1 == CGPoint(x: 8, y: 30))
  }

  @Test("A corner is rounded by an arc that touches both lines")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    var points: [CGPoint] = []
    path.applyWithBlock { points.append($0.pointee.points[$0.pointee.type == .addCurveToPoint ? 2 : 0]) }
    #expect(points.count == 3 && points[1] == CGPoint(x: 6, y: 0))
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-9 && abs(path.boundingBoxOfPath.minY) < 1e-9)
    #expect(path.contains(CGPoint(x: 6, y: 1)) && !path.contains(CGPoint(x: 9.5, y: 0.2)))

    let left = CGMutablePath()
    left.move(to: .zero)
    let turned = CGAffineTransform(translationX: 100, y: 0)
    left.addArc(tangent1End: CGPoint(x: -90, y: 0), tangent2End: CGPoint(x: -90, y: -10), radius: 4, transform: turned)
    #expect(abs(left.currentPoint.x - 10) < 1e-9 && abs(left.currentPoint.y + 4) < 1e-9)
  }

  @Test("Lines that make no corner go on to where it would be", arguments: [CGPoint.zero, CGPoint(x: 20, y: 0)])
  func tangentArcWithoutCorner(end: CGPoint) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test("What is added is moved as its transformation says")
  func transformed() {
    let move = CGAffineTransform(translationX: 100, y: 0)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let forms: [(CGMutablePath, CGAffineTransform) -> Void] = [
      { $0.addRect(rect, transform: $1) }, { $0.addRects([rect, rect], transform: $1) },
      { $0.addEllipse(in: rect, transform: $1) },
      { $0.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2, transform: $1) },
      { $0.addLines(between: [.zero, CGPoint(x: 10, y: 20)], transform: $1) },
      { path, transform in
        path.move(to: .zero, transform: transform)
        path.addLine(to: CGPoint(x: 10, y: 0), transform: transform)
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 5), transform: transform)
        path.addCurve(
          to: CGPoint(x: 0, y: 20), control1: CGPoint(x: 10, y: 12), control2: CGPoint(x: 5, y: 15),
          transform: transform)
      },
      { path, transform in
        let other = CGMutablePath()
        other.addRect(rect)
        path.addPath(other, transform: transform)
      },
    ]
    for form in forms {
      let path = CGMutablePath()
      form(path, move)
      let box = path.boundingBox
      #expect(abs(box.minX - 100) < 0.01 && abs(box.width - 10) < 0.01 && abs(box.height - 20) < 0.01)
    }
    let (arc, same) = (CGMutablePath(), CGMutablePath())
    arc.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi, transform: move)
    same.addArc(center: CGPoint(x: 100, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(arc.boundingBox == same.boundingBox)
  }

  @Test("A copy is moved as its transformation says")
  func copies() {
    var transform = CGAffineTransform(translationX: 5, y: 1)
    #expect(path.copy(using: &transform)?.boundingBox == CGRect(x: 5, y: 1, width: 20, height: 30))
    #expect(path.copy(using: nil) == path.copy())
  }

  @Test("The box of the path ends where curves turn, not at their control points")
  func box() {
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 25))
    #expect(
      CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).boundingBoxOfPath
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGMutablePath().boundingBoxOfPath == .null)
  }

  @Test("A rule and a mode say what is painted")
  func modes() {
    let context = CGContext()
    context.addPath(path)
    context.drawPath(using: .eoFillStroke)
    guard case .fill(.evenOdd, _)? = context.items.first, case .stroke(.segments, _, _)? = context.items.last else {
      Issue.record("a filling and a stroke are expected: \(context.items)")
      return
    }
    context.drawPath(using: .fill)
    #expect(context.items.count == 2)
  }
}
