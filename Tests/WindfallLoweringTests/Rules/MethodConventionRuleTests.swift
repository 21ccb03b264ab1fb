import Testing

struct MethodConventionRuleTests {
  static let cases = [
    LoweringCase(
      name: "implementations of methods",
      before: """
        import UIKit
        typealias OriginalLayout = @convention(c) (UIViewController, Selector) -> Void
        func replaceLayout(_ block: @escaping @convention(block) (UIViewController, Selector?) -> Void) {}
        typealias Comparison = @convention(c) (Int, Int) -> Int
        """,
      after: """
        import UIKit
        typealias OriginalLayout =  (UIViewController, Selector) -> Void
        func replaceLayout(_ block: @escaping  (UIViewController, Selector?) -> Void) {}
        typealias Comparison = @convention(c) (Int, Int) -> Int
        """),
    LoweringCase(
      name: "implementations that are made of blocks",
      before: """
        import UIKit
        func makeM() -> IMP {
          let noteM: @convention(block) (AnyObject) -> Void = { _ in }
          return imp_implementationWithBlock(noteM)
        }
        """,
      after: """
        import UIKit
        func makeM() -> IMP {
          let noteM:  (AnyObject) -> Void = { _ in }
          return imp_implementationWithBlock(noteM)
        }
        """),
    LoweringCase(
      name: "implementations that are called",
      before: """
        import UIKit
        func callM(_ originalM: IMP?, _ screen: UIViewController, _ selector: Selector) {
          unsafeBitCast(originalM, to: DismissM.self)(screen, selector, true, nil)
        }
        private typealias DismissM = @convention(c) (AnyObject, Selector, Bool, (() -> Void)?) -> Void
        func castM<A, B>(_ value: A, to type: B.Type) -> B { unsafeBitCast(value, to: B.self) }
        """,
      after: """
        import UIKit
        func callM(_ originalM: IMP?, _ screen: UIViewController, _ selector: Selector) {
          ({ (windfallImplementation: IMP?) -> DismissM in { windfall0, windfall1, windfall2, windfall3 in struct WindfallCode { let call: (Bool, (() -> Void)?) -> Void }; return unsafeBitCast(windfallCode(windfallImplementation, of: windfall0), to: WindfallCode.self).call(windfall2, windfall3) } })(originalM)(screen, selector, true, nil)
        }
        private typealias DismissM =  (AnyObject, Selector, Bool, (() -> Void)?) -> Void
        func castM<A, B>(_ value: A, to type: B.Type) -> B { unsafeBitCast(value, to: B.self) }
        """),
    LoweringCase(
      name: "blocks that objects are cast to",
      before: """
        import UIKit
        typealias HandlerM = @convention(block) (UIAlertAction) -> Void
        func runM(_ object: Any?, _ action: UIAlertAction) { unsafeBitCast(object as AnyObject, to: HandlerM.self)(action) }
        func keepM(_ block: @escaping @convention(block) (NSObject) -> Void) {}
        """,
      after: """
        import UIKit
        typealias HandlerM =  (UIAlertAction) -> Void
        func runM(_ object: Any?, _ action: UIAlertAction) { ({ (windfallBlock: Any?) -> HandlerM in struct WindfallBlock { let call: HandlerM }; return unsafeBitCast(windfallBlockCode(windfallBlock), to: WindfallBlock.self).call })(object as AnyObject)(action) }
        func keepM(_ block: @escaping  (NSObject) -> Void) {}
        """),
    LoweringCase(
      name: "blocks that are cast to objects",
      before: """
        import UIKit
        func objectM(_ block: @escaping @convention(block) (String) -> Void) -> AnyObject {
          unsafeBitCast(block, to: AnyObject.self)
        }
        """,
      after: """
        import UIKit
        func objectM(_ block: @escaping  (String) -> Void) -> AnyObject {
          windfallBlockObject(block)
        }
        """),
  ]

  @Test("What implements a method is a function of Swift", arguments: cases)
  func conventions(_ example: LoweringCase) {
    expectLowering(example)
  }
}
