import Foundation
import JavaScriptCore
import Testing

struct JSValueTests {
  let context: JSContext

  init() throws { context = try #require(JSContext()) }

  private func value(_ script: String) throws -> JSValue { try #require(context.evaluateScript("(\(script))")) }

  @Test func kinds() throws {
    #expect(try value("null").isNull)
    #expect(try value("true").isBoolean)
    #expect(try value("1").isNumber)
    #expect(try value("''").isString)
    #expect(try value("{}").isObject)
    #expect(try value("[]").isArray)
    #expect(try value("new Date()").isDate)
    #expect(try value("Symbol('s')").isSymbol)
    #expect(try !value("{}").isArray)
    #expect(try !value("0").isBoolean)
  }

  @Test func numbers() throws {
    #expect(try value("-1").toUInt32() == .max)
    #expect(try value("4294967297.9").toInt32() == 1)
    #expect(try value("-2147483649").toInt32() == .max)
    #expect(try value("NaN").toInt32() == 0)
    #expect(try value("'12'").toDouble() == 12)
    #expect(try value("{}").toDouble().isNaN)
    #expect(try value("true").toObject() as? Bool == true)
    #expect(try value("2.5").toObject() as? Double == 2.5)
    #expect(try value("7").toObject() as? Int == 7)
  }

  @Test func containers() throws {
    let object = try value("{a: [1, null, undefined, 'x'], b: {c: true}, d: undefined}")
    let dictionary = try #require(object.toDictionary())
    #expect(Set(dictionary.keys) == ["a", "b"])
    let array = try #require(dictionary["a"] as? [Any])
    #expect(array.count == 4)
    #expect(array[0] as? Int == 1)
    #expect(array[1] is NSNull && array[2] is NSNull)
    #expect((dictionary["b"] as? [String: Bool]) == ["c": true])
    #expect(try value("[1, 2]").toObject() as? [Int] == [1, 2])
    #expect(try value("{n: 1}").toObject() as? [String: Any] != nil)
    #expect(try value("null").toArray() == nil)
    #expect(context.exception == nil)
    #expect(try value("5").toArray() == nil)
    #expect(context.exception?.toString() == "TypeError: Cannot convert primitive to NSArray")
  }

  @Test func circles() throws {
    let circle = try #require(context.evaluateScript("var c = {n: 1}; c.me = c; c"))
    #expect(circle.toDictionary().keys.map { "\($0)" } == ["n"])
  }

  @Test func dates() throws {
    let date = Date(timeIntervalSince1970: 1_500_000_000.25)
    let value = JSValue(object: date, in: context)
    #expect(value?.isDate == true)
    #expect(value?.invokeMethod("getTime", withArguments: []).toDouble() == 1_500_000_000_250)
    #expect(value?.toDate() == date)
    #expect(value?.toObject() as? Date == date)
  }

  @Test func writing() throws {
    let values: [(Any?, String)] = [
      (nil, "undefined"), (NSNull(), "null"), (true, "true"), (NSNumber(value: false), "false"), (1, "1"),
      (NSNumber(value: 1), "1"), (UInt8(255), "255"), (2.5, "2.5"), (CGFloat(0.5), "0.5"), ("text", "\"text\""),
      ("text" as NSString, "\"text\""), ([1, "a", Int?.none as Any] as [Any], "[1,\"a\",null]"),
      (["k": [true]], "{\"k\":[true]}"),
      (Int?.some(4) as Any, "4"), ([1, 2] as NSArray, "[1,2]"), ([5: "five"], "{\"5\":\"five\"}"),
    ]
    let json = context.evaluateScript("(v => v === undefined ? 'undefined' : JSON.stringify(v))")
    for (value, text) in values {
      let written = JSValue(object: value, in: context)
      #expect(json?.call(withArguments: [written as Any]).toString() == text)
    }
  }

  @Test func properties() throws {
    let object = try #require(JSValue(newObjectIn: context))
    object.setValue(1, forProperty: "one")
    object.setObject("second", forKeyedSubscript: "two" as NSString)
    #expect(object.hasProperty("one"))
    #expect(object.objectForKeyedSubscript("two").toString() == "second")
    #expect(object.deleteProperty("one"))
    #expect(!object.hasProperty("one"))
    object.defineProperty(
      "fixed", descriptor: [JSPropertyDescriptorValueKey: 3, JSPropertyDescriptorWritableKey: false])
    context.setObject(object, forKeyedSubscript: "object" as NSString)
    #expect(context.evaluateScript("object.fixed = 4; object.fixed").toInt32() == 3)

    let array = try #require(JSValue(newArrayIn: context))
    array.setValue("b", at: 1)
    array.setObject("a", atIndexedSubscript: 0)
    #expect(array.toArray() as? [String] == ["a", "b"])
    #expect(array.atIndex(1).toString() == "b")
    #expect(array.objectAtIndexedSubscript(7).isUndefined)
    let symbol = try #require(JSValue(newSymbolFromDescription: "s", in: context))
    object.setValue("by symbol", forProperty: symbol)
    #expect(object.forProperty(symbol).toString() == "by symbol")
  }

  @Test func calls() throws {
    let add = try value("(a, b) => a + b")
    #expect(add.call(withArguments: [1, 2]).toInt32() == 3)
    let kind = try #require(
      context.evaluateScript("class Point { constructor(x) { this.x = x } twice() { return this.x * 2 } }; Point"))
    let point = try #require(kind.construct(withArguments: [21]))
    #expect(point.invokeMethod("twice", withArguments: []).toInt32() == 42)
    #expect(point.isInstance(of: kind))
    #expect(try !value("{}").isInstance(of: kind))
    #expect(try value("5").call(withArguments: []).isUndefined)
    #expect(context.exception?.toString() == "TypeError: 5 is not a function")
    context.exception = nil
    #expect(point.invokeMethod("thrice", withArguments: nil).isUndefined)
    #expect(context.exception != nil)
  }

  @Test func comparing() throws {
    #expect(try value("1").isEqual(to: 1))
    #expect(try !value("1").isEqual(to: "1"))
    #expect(try value("1").isEqualWithTypeCoercion(to: "1"))
    #expect(try value("'a'").toObjectOf(NSNumber.self) == nil)
    #expect(try value("1").toObjectOf(NSNumber.self) as? Int == 1)
  }

  @Test func geometry() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(JSValue(rect: rect, in: context).toRect() == rect)
    #expect(JSValue(point: rect.origin, in: context).forProperty("y").toInt32() == 2)
    #expect(JSValue(size: rect.size, in: context).toSize() == rect.size)
    #expect(JSValue(range: NSRange(location: 2, length: 5), in: context).toRange() == NSRange(location: 2, length: 5))
  }

  @Test func promises() throws {
    context.evaluateScript("var seen = []; function note(v) { seen.push(String(v)) }")
    let note = try #require(context.objectForKeyedSubscript("note"))
    let promise = try #require(JSValue(newPromiseIn: context) { resolve, _ in resolve?.call(withArguments: ["kept"]) })
    promise.invokeMethod("then", withArguments: [note])
    JSValue(newPromiseRejectedWithReason: "broken", in: context)
      .invokeMethod("catch", withArguments: [note])
    JSValue(newPromiseResolvedWithResult: 5, in: context).invokeMethod("then", withArguments: [note])
    #expect(context.objectForKeyedSubscript("seen").toArray() as? [String] == ["kept", "broken", "5"])
  }

  @Test func specialObjects() throws {
    let expression = JSValue(newRegularExpressionFromPattern: "^a+$", flags: "i", in: context)
    #expect(expression?.invokeMethod("test", withArguments: ["AA"]).toBool() == true)
    let error = JSValue(newErrorFromMessage: "oh", in: context)
    #expect(error?.forProperty("message").toString() == "oh")
    #expect(JSValue(uInt32: .max, in: context).toUInt32() == .max)
    #expect(JSValue(int32: -3, in: context).description == "-3")
    #expect(JSValue(bool: true, in: context).isBoolean)
    #expect(JSValue(nullIn: context).isNull)
  }

  @Test func managedValues() throws {
    let number = try #require(JSManagedValue(value: value("7")))
    #expect(number.value.toInt32() == 7)
    let object = try #require(context.evaluateScript("var kept = {a: 1}; kept"))
    let managed = try #require(JSManagedValue(value: object, andOwner: nil))
    #expect(managed.value.forProperty("a").toInt32() == 1)
    #expect(JSManagedValue(value: nil).value == nil)
  }
}
