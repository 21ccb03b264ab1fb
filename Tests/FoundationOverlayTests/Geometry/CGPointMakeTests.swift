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
}
