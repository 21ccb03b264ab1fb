import Foundation
import Testing

@_spi(Windfall) import FoundationOverlay

@Suite("Predicates from formats")
struct NSPredicateFormatTests {
  private class Animal {
    let name: String
    let isTame: Bool
    var owner: Owner?

    init(name: String, isTame: Bool, owner: Owner? = nil) {
      self.name = name
      self.isTame = isTame
      self.owner = owner
    }
  }

  private final class Dog: Animal {
    let legs = 4
  }

  private struct Owner {
    let names: [String]
  }

  @Test("A predicate of a value says so")
  func values() {
    let (all, none) = (NSPredicate(windfallValue: true), NSPredicate(windfallValue: false))
    #expect([all, none].map(\.description) == ["TRUEPREDICATE", "FALSEPREDICATE"])
    #expect(all.evaluate(with: "a") && !none.evaluate(with: nil))
    #expect(all == NSPredicate(format: "TRUEPREDICATE") && all.condition == .constant(true))
  }

  @Test("Strings are compared with SELF")
  func strings() {
    #expect(NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "123"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "12a"))
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "BC").evaluate(with: "abcd" as NSString))
    #expect(NSPredicate(format: "SELF LIKE 'a?c*'").evaluate(with: "abcd"))
  }

  @Test("Properties of objects and structures are keys")
  func objects() {
    let dog = Dog(name: "Rex", isTame: true, owner: Owner(names: ["Al", "Bo"]))
    #expect(NSPredicate(format: "name == %@ AND legs == %d", "Rex", 4).evaluate(with: dog))
    #expect(NSPredicate(format: "isTame == true").evaluate(with: dog))
    #expect(NSPredicate(format: "tame == %@", NSNumber(value: true)).evaluate(with: dog))
    #expect(NSPredicate(format: "ANY owner.names BEGINSWITH 'B'").evaluate(with: dog))
    #expect(NSPredicate(format: "owner.names.@count == 2").evaluate(with: dog))
    #expect(NSPredicate(format: "owner == nil").evaluate(with: Animal(name: "Cat", isTame: false)))
  }

  @Test("Entries of dictionaries are keys, and missing ones are nil")
  func dictionaries() {
    #expect(NSPredicate(format: "age > %d", 17).evaluate(with: ["age": 18]))
    #expect(NSPredicate(format: "name == nil").evaluate(with: ["age": 18]))
    #expect(NSPredicate(format: "%K IN %@", "name", ["a", "b"]).evaluate(with: ["name": "b"] as NSDictionary))
    #expect(NSPredicate(format: "a.b == 1").evaluate(with: ["a": ["b": 1]]))
  }

  @Test("Collections are filtered")
  func collections() {
    let names = ["Ada", "Bob", "Alan"] as NSArray
    let filtered = names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'A'"))
    #expect(filtered as? [String] == ["Ada", "Alan"])
  }

  @Test("Arguments may come as an array, and may be of every common type")
  func arguments() {
    let date = Date(timeIntervalSinceReferenceDate: 10)
    let optional: String? = "x"
    #expect(NSPredicate(format: "a == %@ AND b == %d", argumentArray: ["x", 1]).evaluate(with: ["a": "x", "b": 1]))
    #expect(NSPredicate(format: "TRUEPREDICATE", argumentArray: nil).evaluate(with: nil))
    #expect(NSPredicate(format: "a <= %@", date).evaluate(with: ["a": date]))
    #expect(NSPredicate(format: "a == %@", optional).evaluate(with: ["a": "x"]))
    #expect(NSPredicate(format: "a BETWEEN %@", [1, 3]).evaluate(with: ["a": UInt8(2)]))
    #expect(NSPredicate(format: "a == %@", NSNull()).evaluate(with: ["b": 1]))
    #expect(NSPredicate(format: "a == %f", 1.5).evaluate(with: ["a": Float(1.5)]))
  }

  @Test("Compound predicates of Foundation hold them")
  func compounds() {
    let first = NSPredicate(format: "a == 1")
    let second = NSPredicate(format: "b == 2")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [first, second])
    #expect(both.evaluate(with: ["a": 1, "b": 2]))
    #expect(!both.evaluate(with: ["a": 1, "b": 3]))
    #expect(both.condition?.description == "a == 1 AND b == 2")
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: first).condition?.description == "NOT a == 1")
  }

  @Test("Variables are replaced, or given when it is evaluated")
  func variables() {
    let template = NSPredicate(format: "a == $x AND b IN $list")
    #expect(template.withSubstitutionVariables(["x": 1, "list": [2]]).evaluate(with: ["a": 1, "b": 2]))
    #expect(template.evaluate(with: ["a": 1, "b": 3], substitutionVariables: ["x": 1, "list": [3]]))
    let closure = NSPredicate { _, bindings in bindings?["x"] as? Int == 4 }
    #expect(closure.withSubstitutionVariables(["x": 4]).evaluate(with: nil))
  }

  @Test("Objects are recognised by what makes them the same")
  func identity() {
    let dog = Dog(name: "Rex", isTame: true)
    let id = UUID()
    #expect(NSPredicate(format: "SELF == %@", dog).evaluate(with: dog))
    #expect(!NSPredicate(format: "SELF == %@", dog).evaluate(with: Dog(name: "Rex", isTame: true)))
    #expect(NSPredicate(format: "SELF IN %@", [Dog(name: "A", isTame: true), dog]).evaluate(with: dog))
    #expect(NSPredicate(format: "id == %@", id as NSUUID).evaluate(with: ["id": id]))
    #expect(!NSPredicate(format: "id == %@", UUID() as NSUUID).evaluate(with: ["id": id]))
    #expect(NSPredicate(format: "url == %@", URL(string: "a:b")! as NSURL).evaluate(with: ["url": URL(string: "a:b")!]))
  }

  @Test("Only closures have no condition")
  func conditions() {
    let closure = NSPredicate { _, _ in true }
    #expect(NSPredicate(value: true).condition == .constant(true))
    #expect(NSPredicate(value: false).condition == .constant(false))
    #expect(closure.condition == nil)
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [closure, NSPredicate(value: true)]).condition == nil)
  }

  @Test("Equal formats make equal predicates")
  func equality() {
    #expect(NSPredicate(format: "a == %@", "b") == NSPredicate(format: "a = 'b'"))
    #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a == 2"))
    #expect(NSPredicate(format: "a == 1").description == "a == 1")
  }

  @Test("A bad format stops the program and says where")
  func badFormat() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "label ==")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Unable to parse the format string \"label ==\""))
    #expect(output.contains("at position 8"))
  }
}
