import Testing

@_spi(Windfall) @testable import UIKit

@Suite("Strokes as paths")
struct CGPathStrokingTests {
  private func line(_ points: CGPoint..., closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private let start = CGPoint(x: 10, y: 10)
  private let end = CGPoint(x: 30, y: 10)

  @Test("A stroke covers half of its width on either side, and its ends as the cap says")
  func caps() {
    func stroke(_ cap: CGLineCap) -> CGPath {
      line(start, end).copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    #expect(stroke(.butt).boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(stroke(.square).boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 4))
    let corner = CGPoint(x: 8.2, y: 8.2)
    #expect(stroke(.square).contains(corner))
    #expect(!stroke(.round).contains(corner))
    #expect(stroke(.round).contains(CGPoint(x: 8.2, y: 10)))
  }

  @Test("Corners are as the join says, and pieces that overlap are inside")
  func joins() {
    let path = line(start, end, CGPoint(x: 30, y: 30))
    func stroke(_ join: CGLineJoin, _ limit: CGFloat = 10) -> CGPath {
      path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    let tip = CGPoint(x: 31.8, y: 8.2)
    #expect(stroke(.miter).contains(tip))
    #expect(!stroke(.miter, 1).contains(tip))
    #expect(!stroke(.bevel).contains(tip))
    #expect(!stroke(.round).contains(tip))
    #expect(stroke(.round).contains(CGPoint(x: 31.2, y: 8.8)))
    #expect(!stroke(.bevel).contains(CGPoint(x: 31.2, y: 8.8)))
    #expect(stroke(.miter).contains(CGPoint(x: 29, y: 11)))
    #expect(!stroke(.miter).contains(CGPoint(x: 25, y: 20)))
  }

  @Test("The inside of a ring is outside of its stroke")
  func ring() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let stroke = circle.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(!stroke.contains(CGPoint(x: 20, y: 20)))
    #expect(stroke.contains(CGPoint(x: 20, y: 1)))
    #expect(stroke.contains(CGPoint(x: 20, y: -1)))
    #expect(circle.contains(CGPoint(x: 20, y: 20)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("What a path contains depends on the rule")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 115, y: 15), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @MainActor @Test("A path of UIKit contains points by its own rule")
  func bezierPaths() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    let (middle, edge) = (CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 10))
    #expect(path.contains(middle) && path.contains(edge) && !path.contains(CGPoint(x: 101, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(edge))
  }

  @Test("Dashes leave gaps, from wherever the phase begins")
  func dashes() {
    let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    func lines(_ path: CGPath) -> [String] {
      var lines: [String] = []
      path.applyWithBlock { element in
        let sign = element.pointee.type == .moveToPoint ? "from" : "to"
        lines.append("\(sign) \(Int(element.pointee.points[0].x))")
      }
      return lines
    }
    func dashed(_ phase: CGFloat) -> [String] { lines(path.copy(dashingWithPhase: phase, lengths: [4, 2])) }
    #expect(dashed(0) == ["from 0", "to 4", "from 6", "to 10"])
    #expect(dashed(5) == ["from 1", "to 5", "from 7", "to 10"])
    #expect(lines(path.copy(dashingWithPhase: 0, lengths: [])) == lines(path))
  }

  @MainActor @Test("A context has the stroke in place of its path, and clips to it")
  func context() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
      let context = renderer.cgContext
      context.setLineWidth(4)
      context.move(to: start)
      context.addLine(to: end)
      #expect(context.pathContains(CGPoint(x: 20, y: 11), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 20, y: 13), mode: .stroke))
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
      context.clip()
      #expect(context.isPathEmpty)
    }
    #expect(image.size == CGSize(width: 40, height: 40))
  }
}
