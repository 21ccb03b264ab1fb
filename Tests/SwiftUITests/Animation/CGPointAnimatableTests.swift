import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct CGPointAnimatableTests {
    /// An outline with the data of a size beside those of a number.
    private struct Drop: Shape {
      var offset: CGSize
      var bend: CGFloat

      var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(offset.animatableData, bend) }
        set { (offset.animatableData, bend) = (newValue.first, newValue.second) }
      }

      func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: offset.width, dy: bend)) }
    }

    private func half<A: Animatable>(_ value: A) -> A {
      var copy = value
      copy.animatableData.scale(by: 0.5)
      return copy
    }

    @Test("Values of geometry have data, which set them again")
    func values() {
      #expect(half(CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 2))
      #expect(half(CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
      #expect(half(CGRect(x: 2, y: 4, width: 6, height: 8)) == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(half(UnitPoint(x: 1, y: 0.5)) == UnitPoint(x: 0.5, y: 0.25))
      #expect(
        half(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
          == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      #expect(half(Angle(radians: 2)).radians == 1)
      #expect(half(StrokeStyle(lineWidth: 4, miterLimit: 6, dashPhase: 2)).lineWidth == 2)
      let radii = RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
      let expected = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
      #expect(half(radii) == expected)
    }

    @Test("A shape may pair them")
    func shape() {
      var drop = Drop(offset: CGSize(width: 8, height: 2), bend: 4)
      drop.animatableData.scale(by: 0.5)
      #expect(drop.offset == CGSize(width: 4, height: 1) && drop.bend == 2)
    }

    @Test("Angles are changed in place")
    func angles() {
      var angle = Angle.degrees(90)
      angle += .degrees(30)
      angle -= .degrees(60)
      angle *= 3
      angle /= 2
      #expect(abs(angle.degrees - 90) < 1e-9)
    }
  }
}
