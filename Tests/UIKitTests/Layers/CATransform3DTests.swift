import Testing

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CATransform3DTests {
  private func isClose(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    zip(left.rows.flatMap { $0 }, right.rows.flatMap { $0 }).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `Transforms are put together from right to left, as their names say`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 120))
    let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 2)
    #expect(isClose(turned, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))))
    #expect(CATransform3DEqualToTransform(CATransform3DScale(turned, 1, 1, 1), turned))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 3)))
  }

  @Test func `An inverse undoes its transform, and what has none stays`() {
    var transform = CATransform3DMakeRotation(0.5, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(transform, 5, 6, 7)
    #expect(isClose(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  @Test func `The layer of a view shares its transform`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(view.frame == CGRect(x: 35, y: 35, width: 50, height: 50))
    var flip = CATransform3DMakeRotation(.pi, 0, 1, 0)
    flip.m34 = -0.002
    view.transform3D = flip
    #expect(view.layer.transform == flip && abs(view.transform.a + 1) < 1e-9)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
    view.layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 0))
    #expect(view.layer.affineTransform().tx == 5 && view.frame.minX == 15)
  }

  @Test func `A layer of its own is placed and drawn transformed around its middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(layer.frame == CGRect(x: -10, y: 20, width: 80, height: 20))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 20) && layer.position == CGPoint(x: 30, y: 30))
    guard case .group(let group)? = view.publishedGroup()?.items.first else {
      Issue.record("the layer is not drawn")
      return
    }
    #expect(group.transform.a == 2 && group.transform.tx == -10)
    layer.position.x += 5
    #expect(layer.frame.minX == -5)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.bounds.width == 20)
  }
}
