import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct PathElementTests {
    private var path: Path {
      Path { path in
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 0.5, y: 1), control2: CGPoint(x: 2, y: 3))
      }
    }

    @Test("A corner is rounded by an arc that touches both lines")
    func tangentArc() throws {
      var path = Path()
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 4)
      #expect(path.isEmpty)
      path.move(to: CGPoint(x: 0, y: 20))
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 20, y: 0), radius: 5)
      let end = try #require(path.currentPoint)
      #expect(abs(end.x - 5) < 1e-9 && abs(end.y) < 1e-9)
      #expect(abs(path.boundingRect.minX) < 1e-9 && abs(path.boundingRect.minY) < 1e-9)
    }

    @Test("The elements of a path are told in order")
    func elements() {
      var elements: [Path.Element] = []
      var closed = path
      closed.closeSubpath()
      closed.forEach { elements.append($0) }
      #expect(
        elements == [
          .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
          .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
          .curve(to: .zero, control1: CGPoint(x: 0.5, y: 1), control2: CGPoint(x: 2, y: 3)), .closeSubpath,
        ])
      #expect(Path().currentPoint == nil && path.currentPoint == .zero)
      #expect(closed.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("A path is a text, and the text the path")
    func text() {
      #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q 0.5 1 2 3 0 0 c")
      #expect(Path(path.description) == path)
      #expect(Path("1 2 m h")?.currentPoint == CGPoint(x: 1, y: 2))
      for damaged in ["1 m", "1 2", "1 2 x", "1 2 3 l", "a b m"] { #expect(Path(damaged) == nil) }
    }

    @Test("What is added may be moved, and arcs turn by an angle")
    func additions() {
      let move = CGAffineTransform(translationX: 10, y: 0)
      let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(Path { $0.addRects([rect, rect.offsetBy(dx: 4, dy: 0)]) }.boundingRect.width == 6)
      for path in [
        Path { $0.addRect(rect, transform: move) }, Path { $0.addEllipse(in: rect, transform: move) },
        Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 1), transform: move) },
        Path { $0.addPath(Path(rect), transform: move) },
      ] { #expect(abs(path.boundingRect.minX - 10) < 1e-6) }
      let arc = Path {
        $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(-90), transform: move)
      }
      let end = arc.currentPoint ?? .zero
      #expect(abs(end.x - 10) < 1e-6 && abs(end.y + 1) < 1e-6)
    }

    @Test("What two outlines have in common is outside by the rule of odd numbers")
    func evenOdd() {
      let both = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      }
      #expect(both.contains(CGPoint(x: 3, y: 3)) && !both.contains(CGPoint(x: 3, y: 3), eoFill: true))
      #expect(both.contains(CGPoint(x: 8, y: 8), eoFill: true))
    }
  }
}
