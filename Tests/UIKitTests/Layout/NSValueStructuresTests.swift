import Testing

@testable import UIKit

@MainActor struct NSValueStructuresTests {
  @Test func `values hold the structures of UIKit`() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect("\(insets)" == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect("\(scaled)" == "CGAffineTransform(a: 2.0, b: 0.0, c: 0.0, d: 3.0, tx: 0.0, ty: 0.0)")
    #expect(NSValue(cgAffineTransform: scaled).cgAffineTransformValue == scaled)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue.vertical == 6)
  }

  @Test func `values are equal where their contents are, and of another type have none`() {
    let value = NSValue(uiEdgeInsets: .zero)
    #expect(value.isEqual(NSValue(uiEdgeInsets: .zero)) && !value.isEqual(NSValue(uiOffset: .zero)))
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3D())
  }
}
