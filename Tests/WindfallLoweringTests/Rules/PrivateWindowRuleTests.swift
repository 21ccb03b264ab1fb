import Testing

struct PrivateWindowRuleTests {
  static let cases = [
    LoweringCase(
      name: "a window that the delegate keeps to itself",
      before: """
        import UIKit
        final class WindowKeeper: UIResponder, UIApplicationDelegate {
          private var window: UIWindow?
          private var other: UIWindow?
          private(set) var third: UIWindow?
        }
        class OtherKeeper { private var window: UIWindow? }
        """,
      after: """
        import UIKit
        final class WindowKeeper: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          private var other: UIWindow?
          private(set) var third: UIWindow?
        }
        class OtherKeeper { private var window: UIWindow? }
        """)
  ]

  @Test("A delegate's private window is as visible as its class", arguments: cases)
  func window(_ example: LoweringCase) {
    expectLowering(example)
  }
}
