import Testing

@testable import WindfallLowering

struct MetatypeInitRuleTests {
  static let cases = [
    LoweringCase(
      name: "initialisers of types at run time",
      before:
        "import UIKit\nextension UIViewController { static func load() -> Self { Self.init(nibName: nil, bundle: nil) } }",
      after:
        "import UIKit\nextension UIViewController { static func load() -> Self { Self.windfallMake(nibName: nil, bundle: nil) } }"
    ),
    LoweringCase(
      name: "a navigation controller of a class that is passed",
      before: """
        import UIKit
        @MainActor func show(_ screen: UIViewController, in type: UINavigationController.Type? = nil) -> UIViewController {
          type?.init(rootViewController: screen) ?? screen
        }
        protocol Flow { init(rootViewController: UIViewController) }
        @MainActor func start(_ flow: Flow.Type, _ screen: UIViewController) -> Flow { flow.init(rootViewController: screen) }
        """,
      after: """
        import UIKit
        @MainActor func show(_ screen: UIViewController, in type: UINavigationController.Type? = nil) -> UIViewController {
          type?.windfallMake(rootViewController: screen) ?? screen
        }
        protocol Flow { init(rootViewController: UIViewController) }
        @MainActor func start(_ flow: Flow.Type, _ screen: UIViewController) -> Flow { flow.init(rootViewController: screen) }
        """),
    LoweringCase(
      name: "segues of a class that an extension asks for",
      before: """
        import UIKit
        struct Way<Segue> { var name = "" }
        @MainActor extension Way where Segue: UIStoryboardSegue {
          func go(_ a: UIViewController, _ b: UIViewController) -> [Segue] {
            [Segue(identifier: name, source: a, destination: b, performHandler: {}), Segue(identifier: name, source: a, destination: b)]
          }
        }
        """,
      after: """
        import UIKit
        struct Way<Segue> { var name = "" }
        @MainActor extension Way where Segue: UIStoryboardSegue {
          func go(_ a: UIViewController, _ b: UIViewController) -> [Segue] {
            [Segue.windfallMake(identifier: name, source: a, destination: b, performHandler: {}), Segue.windfallMake(identifier: name, source: a, destination: b)]
          }
        }
        """),
    LoweringCase(
      name: "initialisers of Self, without a word",
      before: """
        import UIKit
        extension UIViewController { static func open() -> Self { Self(nibName: "\\(self)", bundle: nil) } }
        extension UIView { static func plain() -> Self { Self() } }
        struct Point { static func zero() -> Self { Self() } }
        """,
      after: """
        import UIKit
        extension UIViewController { static func open() -> Self { Self.windfallMake(nibName: "\\(self)", bundle: nil) } }
        extension UIView { static func plain() -> Self { Self.windfallMake() } }
        struct Point { static func zero() -> Self { Self() } }
        """),
    LoweringCase(
      name: "initialisers of the class that a member of its extension is called of",
      before: """
        import UIKit
        extension NSObject {
          static func fresh() -> Any { self.init() }
          class func another() -> NSObject { Self() }
        }
        extension UIView { static func framed() -> UIView { self.init(frame: .zero) } }
        extension Date { static func start() -> Date { self.init() } }
        """,
      after: """
        import UIKit
        extension NSObject {
          static func fresh() -> Any { self.windfallMake() }
          class func another() -> NSObject { Self.windfallMake() }
        }
        extension UIView { static func framed() -> UIView { self.windfallMake(frame: .zero) } }
        extension Date { static func start() -> Date { self.init() } }
        """),
    LoweringCase(
      name: "initialisers of types that are said to be those of objects",
      before: """
        import UIKit
        @MainActor func scenes(_ type: AnyClass) -> [NSObject?] {
          [(UIView.self as NSObject.Type).init(), (type as? UIView.Type)?.init(), (type as! NSObject.Type).init()]
        }
        struct PointD { init() {} }
        let pointD = (PointD.self as PointD.Type).init()
        """,
      after: """
        import UIKit
        @MainActor func scenes(_ type: AnyClass) -> [NSObject?] {
          [(UIView.self as NSObject.Type).windfallMake(), (type as? UIView.Type)?.windfallMake(), (type as! NSObject.Type).windfallMake()]
        }
        struct PointD { init() {} }
        let pointD = (PointD.self as PointD.Type).init()
        """),
    LoweringCase(
      name: "initialisers of classes by name",
      before: "import UIKit\n@MainActor func plain() { _ = UIViewController.init(nibName: nil, bundle: nil) }",
      after: "import UIKit\n@MainActor func plain() { _ = UIViewController.init(nibName: nil, bundle: nil) }"),
    LoweringCase(
      name: "initialisers of types that something gives",
      before: """
        import UIKit
        struct RowA {
          let screen: UIViewController.Type
          var screens: [UIViewController.Type] { [screen] }
        }
        @MainActor func screens(_ row: RowA) -> [UIViewController] {
          let first = row.screen.init(nibName: nil, bundle: nil)
          let second = row.screens[0].init(nibName: "b", bundle: nil)
          return [first, second, UIKit.UIViewController.init(nibName: nil, bundle: nil)]
        }
        """,
      after: """
        import UIKit
        struct RowA {
          let screen: UIViewController.Type
          var screens: [UIViewController.Type] { [screen] }
        }
        @MainActor func screens(_ row: RowA) -> [UIViewController] {
          let first = row.screen.windfallMake(nibName: nil, bundle: nil)
          let second = row.screens[0].windfallMake(nibName: "b", bundle: nil)
          return [first, second, UIKit.UIViewController.init(nibName: nil, bundle: nil)]
        }
        """),
    LoweringCase(
      name: "initialisers of generic parameters",
      before: """
        import UIKit
        func create<T: NSObject>(setup: (T) -> Void) -> T { let made = T(); setup(made); return made }
        struct Maker<View> where View: UIView { @MainActor func make() -> View { View(frame: .zero) } }
        struct Mixer<View: Equatable & UIView> { @MainActor func make() -> View { View(frame: .zero) } }
        @MainActor func load<T: UIViewController>() -> T { T.init(nibName: "\\(T.self)", bundle: nil) }
        """,
      after: """
        import UIKit
        func create<T: NSObject>(setup: (T) -> Void) -> T { let made = T.windfallMake(); setup(made); return made }
        struct Maker<View> where View: UIView { @MainActor func make() -> View { View.windfallMake(frame: .zero) } }
        struct Mixer<View: Equatable & UIView> { @MainActor func make() -> View { View.windfallMake(frame: .zero) } }
        @MainActor func load<T: UIViewController>() -> T { T.windfallMake(nibName: "\\(T.self)", bundle: nil) }
        """),
    LoweringCase(
      name: "initialisers of numbers",
      before: """
        import Foundation
        extension NSNumber {
          static func seven() -> Self { self.init(value: 7) }
          static func eight() -> Self { Self(value: 8.5) }
        }
        struct Box { var value = 1; static func one() -> Self { Self(value: 1) } }
        """,
      after: """
        import Foundation; import FoundationOverlay
        extension NSNumber {
          static func seven() -> Self { self.windfallMake(value: 7) }
          static func eight() -> Self { Self.windfallMake(value: 8.5) }
        }
        struct Box { var value = 1; static func one() -> Self { Self(value: 1) } }
        """),
    LoweringCase(
      name: "initialisers of UUIDs",
      before: """
        import Foundation
        extension NSUUID {
          static func named(_ name: String) -> Self? { self.init(uuidString: name) }
          static func of(_ bytes: UnsafePointer<UInt8>?) -> Self { Self(uuidBytes: bytes) }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        extension NSUUID {
          static func named(_ name: String) -> Self? { self.windfallMake(uuidString: name) }
          static func of(_ bytes: UnsafePointer<UInt8>?) -> Self { Self.windfallMake(uuidBytes: bytes) }
        }
        """),
    LoweringCase(
      name: "initialisers of variables that hold a generic parameter",
      before: """
        import UIKit
        @MainActor class ScreensA<T: UIViewController> {
          var types: [T.Type] { [] }
          func make() -> [T] { types.map { type in type.init() } }
        }
        """,
      after: """
        import UIKit
        @MainActor class ScreensA<T: UIViewController> {
          var types: [T.Type] { [] }
          func make() -> [T] { types.map { type in type.windfallMake() } }
        }
        """),
    LoweringCase(
      name: "initialisers of generic parameters that are something else",
      before: """
        import UIKit
        protocol Empty { init() }
        func create<T: Empty>() -> T { T() }
        """,
      after: """
        import UIKit
        protocol Empty { init() }
        func create<T: Empty>() -> T { T() }
        """),
  ]

  @Test("In an initialiser, self is an object; in a static member it is a type")
  func own() {
    expectLowering(
      LoweringCase(
        name: "own",
        before: """
          import UIKit
          class Screen: UIViewController {
            convenience init() { self.init(nibName: nil, bundle: nil) }
            static func load() -> UIViewController { self.init(nibName: nil, bundle: nil) }
          }
          """,
        after: """
          import UIKit
          class Screen: UIViewController {
            convenience init() { self.init(nibName: nil, bundle: nil) }
            static func load() -> UIViewController { self.windfallMake(nibName: nil, bundle: nil) }
          }
          """))
  }

  @Test("An extension of a protocol is one of a class that all have that conform to it, whichever file says so")
  func classProtocols() {
    let source = """
      import UIKit
      extension Styled { static func make() -> Self { Self() } }
      extension Plain { static func make() -> Self { Self() } }
      """
    let others = """
      import UIKit
      typealias Drawn = UIView
      protocol Based: Drawn {}
      protocol Styled: AnyObject, Based { init(style: Int) }
      protocol Plain: Sendable { init() }
      """
    var options = LoweringOptions(moduleName: "App")
    let facts = [source, others].map { Lowerer(options: options).lower(source: $0, path: "/A.swift").facts }
    options.module = ModuleFacts(facts)
    #expect(options.module.classProtocols == ["Based": "UIView", "Styled": "UIView"])
    let text = Lowerer(options: options).lower(source: source, path: "/A.swift").text
    #expect(text.contains("extension Styled { static func make() -> Self { Self.windfallMake() } }"))
    #expect(text.contains("extension Plain { static func make() -> Self { Self() } }"))
  }

  @Test("An associated type that is a view makes one, and its initialiser is passed on")
  func associatedTypes() {
    let source = """
      import UIKit
      extension Making { func make() -> View { View() } }
      extension Making { var maker: () -> View { keep(View.init) } }
      extension Making { var model: () -> Model { keep(Model.init) } }
      """
    let others = """
      import UIKit
      typealias Drawn = UIView
      protocol Making { associatedtype View: Drawn; associatedtype Model: Plain }
      protocol Plain { init() }
      """
    var options = LoweringOptions(moduleName: "App")
    let facts = [source, others].map { Lowerer(options: options).lower(source: $0, path: "/A.swift").facts }
    options.module = ModuleFacts(facts)
    #expect(options.module.associatedClasses == ["View": "UIView"])
    let text = Lowerer(options: options).lower(source: source, path: "/A.swift").text
    #expect(text.contains("extension Making { func make() -> View { View.windfallMake() } }"))
    #expect(text.contains("extension Making { var maker: () -> View { keep(View.windfallMake) } }"))
    #expect(text.contains("extension Making { var model: () -> Model { keep(Model.init) } }"))
  }

  @Test("Initialisers of types that are known at run time", arguments: cases)
  func initialisers(_ example: LoweringCase) {
    expectLowering(example)
  }
}
