import Testing
import WindfallLowering

struct ImportRuleTests {
  static let cases = [
    LoweringCase(
      name: "the half of a module in Objective-C",
      before: """
        @_exported import App
        import Foundation
        func countOfHalf(_ data: NSData) -> Int { data.length }
        """,
      after: """
        import Swift
        import Foundation; import FoundationOverlay
        func countOfHalf(_ data: NSData) -> Int { data.length }
        """),
    LoweringCase(
      name: "Foundation's name before what is in a part of it",
      before: """
        import Foundation
        extension Foundation.URLSessionDataTask {}
        func sharedSession() -> Foundation.URLSession { Foundation.URLSession.shared }
        func plainData() -> Foundation.Data { Foundation.Data() }
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationOverlay
        extension FoundationNetworking.URLSessionDataTask {}
        func sharedSession() -> FoundationNetworking.URLSession { FoundationNetworking.URLSession.shared }
        func plainData() -> Foundation.Data { Foundation.Data() }
        """),
    LoweringCase(
      name: "the older name of Nimble's matchers, which Foundation has as well",
      before: """
        import Nimble
        func matches() -> Predicate<Int> { beNil() }
        """,
      after: """
        import Nimble; import typealias Nimble.Predicate
        func matches() -> Predicate<Int> { beNil() }
        """, compiles: false),
    LoweringCase(
      name: "Foundation's name before what is added to it",
      before: """
        import Foundation
        func forget(_ name: NSValueTransformerName) { Foundation.ValueTransformer.setValueTransformer(nil, forName: name) }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func forget(_ name: NSValueTransformerName) { FoundationOverlay.ValueTransformer.setValueTransformer(nil, forName: name) }
        """, compiles: false),
    LoweringCase(
      name: "networking beside Foundation", before: "import Foundation\nfunc load(_ request: URLRequest) {}",
      after:
        "import Foundation; import FoundationNetworking; import FoundationOverlay\nfunc load(_ request: URLRequest) {}"),
    LoweringCase(
      name: "networking beside UIKit, with a comment",
      before: "import UIKit  // views\nlet sessionA = URLSession.shared",
      after: "import UIKit; import FoundationNetworking  // views\nlet sessionA = URLSession.shared"),
    LoweringCase(
      name: "a module that all can see beside one that is conditional",
      before: "#if DEBUG\n  public import Foundation\n#endif\nlet autoC = NSSelectorFromString(\"a\")",
      after: "#if DEBUG\n  public import Foundation\n#endif\nlet autoC = NSSelectorFromString(\"a\")",
      trailer: "public import FoundationOverlay", compiles: false),
    LoweringCase(
      name: "what is called otherwise here", before: "import os\nimport os.log",
      after: "import OSLog\nimport OSLog", compiles: false),
    LoweringCase(
      name: "parts of SwiftUI that are modules on iOS",
      before: "import SwiftUICore\nimport DeveloperToolsSupport\nimport CoreServices",
      after: "import SwiftUI\nimport SwiftUI\nimport MobileCoreServices", compiles: false),
    LoweringCase(
      name: "frameworks that come with another",
      before: "import UIKit\nlet inputA: CIImage? = nil\nlet sourceA: CGImageSource? = nil\nlet keyA = kSecClass",
      after: "import UIKit; import CoreImage; import ImageIO; import Security\n"
        + "let inputA: CIImage? = nil\nlet sourceA: CGImageSource? = nil\nlet keyA = kSecClass", compiles: false),
    LoweringCase(
      name: "a file without imports, with errors of RxCocoa's part in Objective-C",
      before: "func meaning(of code: Int) -> RXObjCRuntimeError? { RXObjCRuntimeError(rawValue: code) }",
      after: "import RxCocoaRuntime; func meaning(of code: Int) -> RXObjCRuntimeError? "
        + "{ RXObjCRuntimeError(rawValue: code) }"),
    LoweringCase(
      name: "a module that Xcode imports by itself, written out",
      before: "import _MapKit_SwiftUI\nlet cameraA: MapCamera? = nil",
      after: "import MapKit\nlet cameraA: MapCamera? = nil", compiles: false),
    LoweringCase(
      name: "UIKit brings notifications",
      before: "import UIKit\nextension UNUserNotificationCenter {}\nlet optionsB: UNAuthorizationOptions = []",
      after: "import UIKit; import UserNotifications\nextension UNUserNotificationCenter {}\n"
        + "let optionsB: UNAuthorizationOptions = []", compiles: false),
    LoweringCase(
      name: "XCTest brings Core Animation with UIKit",
      before: "import XCTest\nlet timeC = CACurrentMediaTime()",
      after: "import XCTest; import XCUIAutomation; import UIKit\nlet timeC = CACurrentMediaTime()", compiles: false),
    LoweringCase(
      name: "XCTest brings UIKit, which brings notifications",
      before: "import XCTest\nlet optionsC: UNAuthorizationOptions = []",
      after: "import XCTest; import UserNotifications; import XCUIAutomation\n"
        + "let optionsC: UNAuthorizationOptions = []",
      compiles: false),
    LoweringCase(
      name: "Foundation brings the keychain, not the filters",
      before: "import Foundation\nlet keyB = kSecClass\nprotocol CIImage {}",
      after: "import Foundation; import FoundationOverlay; import Security\nlet keyB = kSecClass\nprotocol CIImage {}",
      compiles: false),
    LoweringCase(
      name: "CryptoKit brings Foundation, and the keychain with it", before: "import CryptoKit\nlet keyC = kSecClass",
      after: "import CryptoKit; import FoundationOverlay; import Security\nlet keyC = kSecClass", compiles: false),
    LoweringCase(
      name: "sessions that conform to a protocol of the app",
      before: "import Foundation\nextension URLSession: LoadingA {}",
      after:
        "import Foundation; import FoundationNetworking; import FoundationOverlay; import FoundationNetworkingOverlay\n"
        + "extension URLSession: LoadingA {}", compiles: false),
    LoweringCase(
      name: "the protocol of observable classes",
      before: "import Foundation\nprotocol ObservedC: Observable, Sendable {}\nlet observedC: any Observable? = nil",
      after: "import Foundation; import FoundationOverlay; import Observation\n"
        + "protocol ObservedC: Observable, Sendable {}\nlet observedC: any Observable? = nil", compiles: false),
    LoweringCase(
      name: "the macro of observable classes", before: "import Foundation\n@Observable final class ObservedA {}",
      after: "import Foundation; import FoundationOverlay; import Observation\n@Observable final class ObservedA {}"),
    LoweringCase(
      name: "a wrapper of properties that is called as the macro",
      before: "import Foundation\nfinal class ObservedB { @Observable var value = 1 }",
      after: "import Foundation; import FoundationOverlay\nfinal class ObservedB { @Observable var value = 1 }",
      compiles: false),
    LoweringCase(
      name: "XML and graphics",
      before: "import Foundation\nlet parserA: XMLParser? = nil\nlet vectorA: CGVector? = nil",
      after: "import Foundation; import FoundationXML; import CoreGraphics; import FoundationOverlay\n"
        + "let parserA: XMLParser? = nil\nlet vectorA: CGVector? = nil", compiles: false),
    LoweringCase(
      name: "what Foundation lacks, as types and as members",
      before: "import Foundation\nlet titleA = String(localized: \"Title\")",
      after: "import Foundation; import FoundationOverlay\nlet titleA = String(localized: \"Title\")", compiles: false),
    LoweringCase(
      name: "what Foundation lacks, in a file that has Foundation by way of a framework",
      before: "import CoreLocation\nlet titleB = String(localized: \"Here\")",
      after: "import CoreLocation; import FoundationOverlay\nlet titleB = String(localized: \"Here\")"),
    LoweringCase(
      name: "classes that Foundation has in name only", before: "import UIKit\nlet expressionA: NSExpression? = nil",
      after: "import UIKit; import class FoundationOverlay.NSExpression\nlet expressionA: NSExpression? = nil",
      compiles: false),
    LoweringCase(
      name: "one name alone may be the app's own in its tests",
      before: "import XCTest\nfunc hold(_ load: Cancellable) {}",
      after: "import XCTest; import XCUIAutomation\nfunc hold(_ load: Cancellable) {}", compiles: false),
    LoweringCase(
      name: "one name alone may be the app's own in what helps tests",
      before: "import Foundation\n@testable import App\nfunc hold(_ load: Cancellable) {}",
      after: "import Foundation; import FoundationOverlay\n@testable import App\nfunc hold(_ load: Cancellable) {}",
      compiles: false),
    LoweringCase(
      name: "access level is inherited", before: "internal import Foundation\nlet responseA: URLResponse? = nil",
      after:
        "internal import Foundation; internal import FoundationNetworking; internal import FoundationOverlay\nlet responseA: URLResponse? = nil",
      compiles: false),
    LoweringCase(
      name: "attributes are inherited", before: "@preconcurrency import Foundation\nlet responseB: URLResponse? = nil",
      after:
        "@preconcurrency import Foundation; @preconcurrency import FoundationNetworking; @preconcurrency import FoundationOverlay\nlet responseB: URLResponse? = nil",
      compiles: false),
    LoweringCase(
      name: "submodules and scopes",
      before:
        "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport struct Foundation.URLRequest\nimport Darwin\nimport class Foundation.NSLock.NSRecursiveLock",
      after: "import UIKit; import FoundationNetworking\n"
        + "import class UIKit.UIView\nimport struct FoundationNetworking.URLRequest\nimport DarwinOverlay\n"
        + "import class Foundation.NSRecursiveLock",
      compiles: false),
    LoweringCase(
      name: "names of Darwin through Foundation",
      before: "import Foundation\nlet rootA = Darwin.sqrt(2)\nlet statusA: OSStatus = noErr",
      after:
        "import Foundation; import FoundationOverlay\nlet rootA = DarwinOverlay.sqrt(2)\nlet statusA: OSStatus = noErr",
      compiles: false),
    LoweringCase(
      name: "names of Darwin through UIKit", before: "import UIKit\nlet statusB: OSStatus = noErr",
      after: "import UIKit\nlet statusB: OSStatus = noErr", compiles: false),
    LoweringCase(
      name: "types of Core Foundation through Foundation",
      before: "import Foundation\nlet textA = \"a\" as CFString",
      after: "import Foundation; import FoundationOverlay\nlet textA = \"a\" as CFString", compiles: false),
    LoweringCase(
      name: "a protocol in front of a notification center",
      before: "import Foundation\nprotocol CenterA {}\nextension NotificationCenter: CenterA {}",
      after:
        "import Foundation; import FoundationOverlay\nprotocol CenterA {}\nextension NotificationCenter: CenterA {}"
    ),
    LoweringCase(
      name: "numbers of CoreFoundation", before: "import CoreFoundation\nlet widthA: CGFloat = 1",
      after: "import Foundation\nlet widthA: CGFloat = 1"),
    LoweringCase(
      name: "the clock of CoreFoundation",
      before: "import CoreFoundation\nimport Foundation\nlet nowA = CFAbsoluteTimeGetCurrent()",
      after: "import Foundation\nimport Foundation; import FoundationOverlay\nlet nowA = CFAbsoluteTimeGetCurrent()",
      compiles: false),
    LoweringCase(
      name: "types of CoreFoundation beside a framework",
      before: "import CoreFoundation\nimport ImageIO\nlet optionsA: CFDictionary? = nil",
      after: "import Foundation; import FoundationOverlay\nimport ImageIO\nlet optionsA: CFDictionary? = nil",
      compiles: false),
    LoweringCase(
      name: "the library of CoreFoundation",
      before: "import CoreFoundation\nfunc socketA() -> CFSocket? { nil }",
      after: "import CoreFoundation\nfunc socketA() -> CFSocket? { nil }"),
    LoweringCase(
      name: "streams of CoreFoundation", before: "import Foundation\nfunc streamA() -> CFReadStream? { nil }",
      after: "import Foundation; import FoundationOverlay\nfunc streamA() -> CFReadStream? { nil }"),
    LoweringCase(
      name: "no import at all", before: "// words\nlet selectorA: Selector? = nil",
      after: "// words\nimport ObjectiveC; let selectorA: Selector? = nil"),
    LoweringCase(
      name: "no import at all, and an attribute first", before: "@objc protocol NoImportA { func hit() }",
      after: "protocol NoImportA: AnyObject { func hit() }", trailer: "import ObjectiveC"),
    LoweringCase(
      name: "a test file", before: "import XCTest\n@testable import App\nfinal class SomeTests {}",
      after: "import XCTest; import XCUIAutomation\n@testable import App\nfinal class SomeTests {}",
      isTest: true, compiles: false),
    LoweringCase(
      name: "a test file with a literal of an image, which is UIKit's",
      before: "import XCTest\nlet imageA = #imageLiteral(resourceName: \"a\")",
      after: "import XCTest; import XCUIAutomation; import UIKit\nlet imageA = #imageLiteral(resourceName: \"a\")",
      isTest: true, compiles: false),
    LoweringCase(
      name: "a test file that uses a type of UIKit that has not its letters",
      before: "import XCTest\nlet edgesA = NSDirectionalEdgeInsets.zero",
      after: "import XCTest; import XCUIAutomation; import UIKit\nlet edgesA = NSDirectionalEdgeInsets.zero"),
    LoweringCase(
      name: "a test file that uses UIKit, which XCTest brings with it on iOS",
      before: "import XCTest\nlet viewA: UIView? = nil",
      after: "import XCTest; import XCUIAutomation; import UIKit\nlet viewA: UIView? = nil",
      isTest: true, compiles: false),
    LoweringCase(
      name: "an import inside a condition",
      before: "#if canImport(UIKit)\nimport UIKit\n#endif\nlet selectorB: Selector? = nil",
      after: "#if true\nimport UIKit\n#endif\nlet selectorB: Selector? = nil"),
    LoweringCase(
      name: "what SwiftUI has of Core Data",
      before: "import CoreData\nimport SwiftUI\nstruct A { @FetchRequest var a: Int }",
      after: "import CoreData\nimport SwiftUI; import CoreDataSwiftUI\nstruct A { @FetchRequest var a: Int }",
      compiles: false),
    LoweringCase(
      name: "what SwiftUI has of SwiftData",
      before: "import SwiftData\nimport SwiftUI\nstruct A { @Query var a: Int }",
      after: "import SwiftData\nimport SwiftUI; import SwiftDataSwiftUI\nstruct A { @Query var a: Int }",
      compiles: false),
    LoweringCase(
      name: "names of one's own like those of Core Data",
      before: "import SwiftUI\nstruct A { @FetchRequest var a: Int }",
      after: "import SwiftUI\nstruct A { @FetchRequest var a: Int }", compiles: false),
    LoweringCase(
      name: "nothing to add", before: "import Foundation", after: "import Foundation; import FoundationOverlay"),
  ]

  @Test(
    "What the header of a framework imports, each of its files sees",
    arguments: [
      (
        "import Combine\nlet urlA: URL? = nil",
        "import Combine; import Foundation; import FoundationOverlay\nlet urlA: URL? = nil"
      ),
      ("import Foundation\nlet urlB: URL? = nil", "import Foundation; import FoundationOverlay\nlet urlB: URL? = nil"),
    ])
  func headerOfAFramework(before: String, after: String) {
    var options = LoweringOptions(moduleName: "Kit")
    options.headerModules = ["Foundation"]
    #expect(Lowerer(options: options).lower(source: before, path: "a.swift").text.hasSuffix("\n" + after))
  }

  @Test("What says that queues are schedulers is public where queues are")
  func schedulers() {
    func lowered(_ text: String) -> String {
      Lowerer(options: LoweringOptions(moduleName: "Kit")).lower(source: text, path: "a.swift").text
    }
    #expect(lowered("public import Dispatch\nimport Combine").contains("\npublic import Combine"))
    #expect(lowered("import Dispatch\nimport Combine").contains("\nimport Combine"))
    #expect(lowered("public import Dispatch\ninternal import Combine").contains("\ninternal import Combine"))
  }

  @Test("A file that names a queue as a scheduler sees that it is one")
  func queuesAsSchedulers() {
    func lowered(_ text: String) -> String {
      Lowerer(options: LoweringOptions(moduleName: "Kit")).lower(source: text, path: "a.swift").text
    }
    let use = "\npublic var main: AnySchedulerOf<DispatchQueue> { fatalError() }"
    #expect(lowered("import Foundation" + use).contains("; import Combine\n"))
    #expect(lowered("public import Foundation" + use).contains("; public import Combine\n"))
    #expect(!lowered("import RxSwift\nimport Foundation" + use).contains("Combine"))
    let subject = "let a = PassthroughSubject<Int, Never>()"
    #expect(!lowered("import ReactiveKit\nimport Foundation\n\(subject)").contains("Combine"))
    #expect(!lowered("import Foundation\nlet queue = DispatchQueue.main, scheduler = 1").contains("Combine"))
  }

  @Test("Where a project keeps data, SwiftUI alone brings what it has of Core Data")
  func swiftUIAlone() {
    let store = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: "import CoreData", path: "b.swift")
    var options = LoweringOptions(moduleName: "App")
    options.module = ModuleFacts([store.facts])
    let text = "import SwiftUI\nlet a = \\EnvironmentValues.managedObjectContext"
    let lowered = Lowerer(options: options).lower(source: text, path: "a.swift")
    #expect(lowered.text.contains("import SwiftUI; import CoreDataSwiftUI\n"))
    #expect(lowered.facts.imports.contains("CoreDataSwiftUI"))
  }

  @Test("Imports", arguments: cases)
  func imports(_ example: LoweringCase) {
    expectLowering(example)
  }
}
