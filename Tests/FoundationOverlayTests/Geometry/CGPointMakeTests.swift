import Foundation
import FoundationOverlay
import Testing

struct CGPointMakeTests {
  @Test func `the functions of Core Graphics make what the initialisers do`() {
    #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(CGSizeMake(3, 4).equalTo(CGSize(width: 3, height: 4)))
    #expect(CGRectMake(1, 2, 3, 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!CGRectMake(1, 2, 3, 4).equalTo(.zero))
  }

  @Test func `the constants of Core Graphics are those of the types`() {
    #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero)
    #expect(CGRectNull.isNull && CGRectInfinite.isInfinite)
  }

  @Test func `functions of rectangles say what their members do`() {
    let rect = CGRect(x: 1.5, y: 2, width: 4, height: 6)
    #expect([rect, CGRect(x: -1, y: 0, width: 1, height: 1)].reduce(.null, CGRectUnion).origin == CGPoint(x: -1, y: 0))
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2.5, y: 4, width: 2, height: 2))
    #expect(CGRectIntegral(rect) == CGRect(x: 1, y: 2, width: 5, height: 6))
    #expect(CGRectStandardize(CGRect(x: 5.5, y: 8, width: -4, height: -6)) == rect)
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1.5, 3.5, 5.5])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 5, 8])
  }
}
