import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct PathAreasTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 10))

    /// Which of three points lie in the path.
    private func covered(_ path: Path) -> [Bool] { [5, 15, 25].map { path.contains(CGPoint(x: $0, y: 5)) } }

    @Test func rectanglesThatOverlapBecomeOneOutline() {
      let path = left.union(right)
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
      #expect(covered(path) == [true, true, true])
      var elements = 0
      path.forEach { _ in elements += 1 }
      #expect(elements == 5)
    }

    @Test func areasInCommonAndWithoutEachOther() {
      #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 10))
      #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(covered(left.symmetricDifference(right)) == [true, false, true])
      #expect(left.intersection(Path(CGRect(x: 50, y: 0, width: 1, height: 1))).isEmpty)
    }

    @Test func aHoleStaysOne() {
      let ring = left.union(right).subtracting(Path(CGRect(x: 10, y: 2, width: 10, height: 6)))
      #expect(covered(ring) == [true, false, true])
      #expect(covered(ring.normalized()) == [true, false, true])
    }

    @Test func aLineIsCutWhereAnAreaBegins() {
      let line = Path { path in
        path.move(to: CGPoint(x: -10, y: 5))
        path.addLine(to: CGPoint(x: 40, y: 5))
      }
      #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
      let rest = line.lineSubtraction(left)
      #expect(rest.boundingRect.minX == -10 && rest.boundingRect.maxX == 40)
    }

    @Test func shapesCombine() {
      let shape = Circle().subtracting(Rectangle().size(width: 50, height: 100))
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(path.contains(CGPoint(x: 75, y: 50)) && !path.contains(CGPoint(x: 25, y: 50)))
      #expect(!path.contains(CGPoint(x: 95, y: 5)))
    }
  }
}
