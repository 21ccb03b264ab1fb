import Foundation
import JavaScriptCore
import Testing

struct JSContextTests {
  @Test func evaluates() throws {
    let context = try #require(JSContext())
    #expect(context.evaluateScript("var a = 1; a + 2").toInt32() == 3)
    #expect(context.evaluateScript("'é' + '𝄞'").toString() == "é𝄞")
    #expect(context.objectForKeyedSubscript("a").toNumber() == 1)
    #expect(context.evaluateScript("undefined").isUndefined)
    context.name = "numbers"
    #expect(context.name == "numbers")
  }

  @Test func exceptions() throws {
    let context = try #require(JSContext())
    #expect(context.exception == nil)
    #expect(context.evaluateScript("missing()").isUndefined)
    #expect(context.exception?.toString() == "ReferenceError: Can't find variable: missing")
    var told: [String] = []
    context.exception = nil
    context.exceptionHandler = { context, exception in
      told.append("\(context != nil) \(exception?.toString() ?? "nil")")
    }
    context.evaluateScript("throw 'a word'")
    context.evaluateScript("(", withSourceURL: URL(string: "file:///app.js"))
    #expect(told == ["true a word", "true SyntaxError: Unexpected end of script"])
    #expect(context.exception == nil)
  }

  @Test func closures() throws {
    let context = try #require(JSContext())
    var heard: [String] = []
    let log: (String) -> Void = { heard.append($0) }
    context.setObject(log, forKeyedSubscript: "log" as NSString)
    context.evaluateScript("log('one'); log(2); log(); log.call(null, true)")
    #expect(heard == ["one", "2", "undefined", "true"])

    let add: (Int, Double) -> Double = { Double($0) + $1 }
    context.setObject(add, forKeyedSubscript: "add" as NSString)
    #expect(context.evaluateScript("add(1.9, 0.5)").toDouble() == 1.5)
    #expect(context.evaluateScript("typeof add").toString() == "function")

    let names: ([String: Any]) -> [String] = { $0.keys.sorted() }
    context.setObject(names, forKeyedSubscript: "names" as NSString)
    #expect(context.evaluateScript("names({b: 1, a: [2]}).join('+')").toString() == "a+b")

    let maybe: (String?, JSValue?) -> Bool = { $0 == nil && $1?.isUndefined == true }
    context.setObject(maybe, forKeyedSubscript: "maybe" as NSString)
    #expect(context.evaluateScript("maybe(null)").toBool())
    #expect(!context.evaluateScript("maybe('')").toBool())

    let sum: @Sendable (Int, Int, Int, Int, Int, Int) -> Int = { $0 + $1 + $2 + $3 + $4 + $5 }
    context.setObject(sum, forKeyedSubscript: "sum" as NSString)
    #expect(context.evaluateScript("sum(1, 2, 3, 4, 5, 6)").toInt32() == 21)
    #expect(context.objectForKeyedSubscript("sum").toObject() is @Sendable (Int, Int, Int, Int, Int, Int) -> Int)
  }

  @Test func callsFromScripts() throws {
    let context = try #require(JSContext())
    let function: () -> Void = {
      let arguments = JSContext.currentArguments()?.map { "\($0)" } ?? []
      let this = JSContext.currentThis()?.forProperty("name").toString() ?? ""
      JSContext.current()?.setObject("\(this): \(arguments)", forKeyedSubscript: "seen" as NSString)
    }
    context.setObject(function, forKeyedSubscript: "called" as NSString)
    context.evaluateScript("var o = {name: 'o', f: called}; o.f(1, 'two')")
    #expect(context.exception?.toString() == nil)
    #expect(context.objectForKeyedSubscript("seen").toString() == #"o: ["1", "two"]"#)
    #expect(JSContext.current() == nil)
  }

  @Test func exceptionsOfClosures() throws {
    struct Failure: Error, CustomStringConvertible { var description: String { "it failed" } }
    let context = try #require(JSContext())
    let failing: () throws -> Void = { throw Failure() }
    let setting: () -> Void = {
      JSContext.current()?.exception = JSValue(newErrorFromMessage: "by the app", in: JSContext.current())
    }
    let dated: (Date) -> Double = { $0.timeIntervalSince1970 }
    context.setObject(failing, forKeyedSubscript: "failing" as NSString)
    context.setObject(setting, forKeyedSubscript: "setting" as NSString)
    context.setObject(dated, forKeyedSubscript: "dated" as NSString)
    let caught = context.evaluateScript(
      "function text(f) { try { f(); return 'none' } catch (e) { return String(e) } }; [text(failing), text(setting)]")
    #expect(caught?.toArray() as? [String] == ["Error: it failed", "Error: by the app"])
    #expect(context.exception == nil)
    #expect(context.evaluateScript("dated(new Date(5000))").toDouble() == 5)
    #expect(context.evaluateScript("text(() => dated('no date'))").toString()?.hasPrefix("TypeError: ") == true)
  }

  @Test func machines() throws {
    let machine = JSVirtualMachine()
    let (first, second) = (try #require(JSContext(virtualMachine: machine)), JSContext(virtualMachine: machine))
    let object = first.evaluateScript("({a: 1})")
    second?.setObject(object, forKeyedSubscript: "shared" as NSString)
    #expect(second?.evaluateScript("shared.a = 2; shared.a").toInt32() == 2)
    #expect(object?.forProperty("a").toInt32() == 2)
    #expect(first.virtualMachine === second?.virtualMachine)
  }

  @Test func letsGo() throws {
    weak var weakContext: JSContext?
    do {
      let context = try #require(JSContext())
      weakContext = context
      context.setObject({ (text: String) in text }, forKeyedSubscript: "f" as NSString)
      context.evaluateScript("throw f('x')")
      #expect(context.exception?.toString() == "x")
    }
    #expect(weakContext == nil)
  }
}
