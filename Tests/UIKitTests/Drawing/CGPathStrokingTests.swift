import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor @Suite struct CGPathStrokingTests {
  private func line(_ points: [CGPoint], isClosed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path
  }

  private let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]

  private func stroked(
    _ path: CGPath, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private func covers(_ path: CGPath, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test("A stroke covers half of its width on both sides")
  func sides() {
    let path = stroked(line(corner))
    #expect(path.boundingBox == CGRect(x: 0, y: -5, width: 105, height: 105))
    #expect(covers(path, 50, 4) && covers(path, 50, -4) && !covers(path, 50, 6) && !covers(path, 50, 50))
    #expect(stroked(CGMutablePath()).isEmpty)
  }

  @Test("Corners are pointed up to the limit, round or cut")
  func joins() {
    let path = line(corner)
    #expect(covers(stroked(path), 104, -4) && !covers(stroked(path, limit: 1), 104, -4))
    #expect(!covers(stroked(path, join: .bevel), 104, -4) && covers(stroked(path, join: .bevel), 102, -2))
    #expect(!covers(stroked(path, join: .round), 104.5, -4.5) && covers(stroked(path, join: .round), 103, -3))
    #expect(covers(stroked(line(corner.reversed())), 104, -4))
  }

  @Test("Ends are cut, square or round, and closed lines have none")
  func caps() {
    let path = line(corner)
    #expect(!covers(stroked(path), -3, 4) && covers(stroked(path, cap: .square), -3, 4))
    #expect(!covers(stroked(path, cap: .round), -4.5, 4.5) && covers(stroked(path, cap: .round), -3, 3))
    #expect(covers(stroked(line(corner, isClosed: true)), 50, 50) && !covers(stroked(path), 50, 50))
    let square = line([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)], isClosed: true)
    #expect(covers(stroked(square), -4, -4) && !covers(stroked(square), 50, 50))
  }

  @Test("Dashes go on around corners")
  func dashes() {
    let dashed = line(corner).copy(dashingWithPhase: 20, lengths: [80, 60])
    let points = dashed.segments.map { $0.points.first ?? .zero }
    #expect(points == [.zero, CGPoint(x: 60, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 100)])
    #expect(line(corner).copy(dashingWithPhase: 0, lengths: []).segments == line(corner).segments)
  }

  @Test("A point is inside by one rule or by both")
  func points() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    let (middle, edge) = (CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 10))
    #expect(path.contains(middle) && path.contains(edge) && !path.contains(CGPoint(x: 101, y: 10)))
    #expect(!path.cgPath.contains(middle, using: .evenOdd) && path.cgPath.contains(edge, using: .evenOdd))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(circle.contains(middle) && !circle.contains(CGPoint(x: 5, y: 5)))
    #expect(circle.contains(CGPoint(x: 205, y: 50), transform: CGAffineTransform(translationX: 200, y: 0)))
  }

  @Test("A context takes what a stroke covers as its path")
  func context() {
    let context = CGContext()
    context.setLineWidth(20)
    context.addPath(line(corner))
    context.replacePathWithStrokedPath()
    #expect(context.path?.boundingBox == CGRect(x: 0, y: -10, width: 110, height: 110))
    context.beginPath()
    #expect(context.path == nil)
  }
}
