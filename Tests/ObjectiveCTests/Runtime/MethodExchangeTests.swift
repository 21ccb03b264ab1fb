import Foundation
@testable import ObjectiveC
import Testing

/// What stands in a class's table; it is open, as other images have to see it, and see all that is in an app.
open class Greeter: NSObject {
  open func greet(_ name: String, times: Int) -> String { "hello \(name) \(times)" }
  open func leave(animated: Bool, completion: (() -> Void)?) {
    left.append("left \(animated)")
    completion?()
  }
  var left: [String] = []
}
open class QuietGreeter: Greeter {}
open class OtherGreeter: NSObject {
  open func greet(_ name: String, times: Int) -> String { "bye \(name) \(times)" }
}
open class LoudGreeter: OtherGreeter {
  open override func greet(_ name: String, times: Int) -> String { super.greet(name.uppercased(), times: times) }
}

/// What the lowering makes of a method of an extension.
extension Greeter {
  func polite_greet(_ name: String, times: Int) -> String {
    struct WindfallCode { let call: (String, Int) -> String }
    if let windfallCode = windfallExchanged(self, Greeter.self, "polite_greet:times:") {
      return unsafeBitCast(windfallCode, to: WindfallCode.self).call(name, times)
    }
    return windfallBase_polite_greet(name, times: times)
  }
  fileprivate func windfallBase_polite_greet(_ name: String, times: Int) -> String {
    "dear \(polite_greet(name, times: times + 1))"
  }
}
private class WindfallCode_Greeter_polite: Greeter {
  func windfallCode(_ name: String, times: Int) -> String { windfallBase_polite_greet(name, times: times) }
}
@_cdecl("windfall_category_methods_ObjectiveCTests_MethodExchangeTests_codes")
public nonisolated func windfall_category_methods_ObjectiveCTests_MethodExchangeTests_codes(
  _ table: UnsafeMutableRawPointer
) {
  let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(code: "polite_greet:times:", of: Greeter.self, in: WindfallCode_Greeter_polite.self)
}

@Suite("Methods in each other's places", .serialized) struct MethodExchangeTests {
  private let greet = Selector("greet:times:")
  private let polite = Selector("polite_greet:times:")

  @Test func `A method of an extension runs in the place of a class's, and calls it by its own name`() throws {
    let first = try #require(class_getInstanceMethod(Greeter.self, greet))
    let second = try #require(class_getInstanceMethod(Greeter.self, polite))
    #expect(class_getInstanceMethod(QuietGreeter.self, greet) == first && method_getName(first) == greet)
    #expect(class_getMethodImplementation(Greeter.self, greet) == method_getImplementation(first))
    method_exchangeImplementations(first, second)
    #expect(Greeter().greet("you", times: 1) == "dear hello you 2")
    #expect(QuietGreeter().greet("you", times: 1) == "dear hello you 2")
    method_exchangeImplementations(first, second)
    #expect(Greeter().greet("you", times: 1) == "hello you 1" && QuietGreeter().greet("me", times: 2) == "hello me 2")
  }

  @Test func `A method gets another implementation, and the old one is called as a function`() throws {
    // Swift names it leave(animated:completion:).
    let leave = try #require(class_getInstanceMethod(Greeter.self, Selector("leaveHouseAnimated:completion:")))
    let old = method_getImplementation(leave)
    struct WindfallCode { let call: (Bool, (() -> Void)?) -> Void }
    let greeter = Greeter()
    var isDone = false
    unsafeBitCast(windfallCode(old, of: greeter), to: WindfallCode.self).call(true) { isDone = true }
    #expect(greeter.left == ["left true"] && isDone)
    #expect(method_setImplementation(leave, old) == old)
  }

  @Test func `A class below gets one of its own, once`() throws {
    let code = try #require(class_getMethodImplementation(Greeter.self, polite))
    #expect(class_addMethod(QuietGreeter.self, greet, code, nil))
    #expect(!class_addMethod(QuietGreeter.self, greet, code, nil))
    #expect(Greeter().greet("you", times: 1) == "hello you 1")
    let method = try #require(class_getInstanceMethod(Greeter.self, greet))
    class_replaceMethod(QuietGreeter.self, greet, method_getImplementation(method), nil)
    #expect(QuietGreeter().greet("you", times: 1) == "hello you 1")
  }

  @Test func `What an override would go round stops`() async {
    await #expect(processExitsWith: .failure) {
      guard let method = class_getInstanceMethod(OtherGreeter.self, Selector("greet:times:")) else { return }
      _ = LoudGreeter()
      method_setImplementation(method, method_getImplementation(method))
    }
  }
}

struct EntryNameTests {
  @Test(
    "Names of the compiler are told from those of Objective-C",
    arguments: [
      ("UIKit.UIView.layoutSubviews() -> ()", "layoutSubviews"),
      ("UIKit.UIViewController.viewWillAppear(Swift.Bool) -> ()", "viewWillAppear:"),
      ("UIKit.UITableView.setEditing(_: Swift.Bool, animated: Swift.Bool) -> ()", "setEditing:animated:"),
      ("App.List.show(item: App.Item, at: Swift.Optional<(Swift.Int, Swift.Int)>) -> ()", "showWithItem:at:"),
      ("UIKit.UIView.alpha.getter : CoreGraphics.CGFloat", "alpha"),
      ("UIKit.UIView.alpha.setter : CoreGraphics.CGFloat", "setAlpha:"),
    ]) func exact(_ text: String, _ name: String) throws
  {
    #expect(try #require(EntryName(text)).isExactly(name))
  }

  @Test("Words that Swift leaves out are allowed for")
  func near() throws {
    let dismiss = try #require(
      EntryName("UIKit.UIViewController.dismiss(animated: Swift.Bool, completion: Swift.Optional<() -> ()>) -> ()"))
    #expect(dismiss.isPerhaps("dismissViewControllerAnimated:completion:"))
    #expect(
      !dismiss.isPerhaps("dismissViewControllerAnimated:") && !dismiss.isPerhaps("presentViewController:animated:"))
    #expect(EntryName("nominal type descriptor for x.Base") == nil)
  }
}
