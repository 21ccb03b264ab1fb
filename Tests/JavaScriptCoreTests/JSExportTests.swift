import Foundation
import JavaScriptCore
import Testing

private protocol PersonExports: JSExport {
  var name: String { get set }
  var age: Int { get }
  func greet(_ other: String, times: Int) -> String
  func friend() -> Person?
  func befriend(_ other: Person?)
  static func named(_ name: String) -> any PersonExports
  init(name: String, age: Int)
}

private class Person: NSObject, PersonExports {
  var name: String
  let age: Int
  private weak var other: Person?

  required init(name: String, age: Int) { (self.name, self.age) = (name, age) }

  func greet(_ other: String, times: Int) -> String {
    Array(repeating: "\(name) to \(other)", count: times).joined(separator: ", ")
  }
  func friend() -> Person? { other }
  func befriend(_ other: Person?) { self.other = other }
  static func named(_ name: String) -> any PersonExports { Person(name: name, age: 0) }
  func hidden() {}
}

private final class Child: Person {}
private final class Stranger: NSObject {}

/// As the lowering writes it.
@_cdecl("windfall_exports_JavaScriptCoreTests_JSExportTests")
public func windfall_exports_JavaScriptCoreTests_JSExportTests(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<JavaScriptCore.ExportTable>.fromOpaque(table).takeUnretainedValue()
  table.begin { $0 is any PersonExports.Type }
  table.property(
    "name", { (object: any PersonExports) in object.name },
    set: { (object: any PersonExports, arguments) in object.name = try arguments.value(0) })
  table.property("age") { (object: any PersonExports) in object.age }
  table.method("greetTimes") { (object: any PersonExports, arguments) in
    object.greet(try arguments.value(0), times: try arguments.value(1))
  }
  table.method("friend") { (object: any PersonExports, _) in object.friend() }
  table.method("befriend") { (object: any PersonExports, arguments) in object.befriend(try arguments.value(0)) }
  table.classMethod("named") { (type: any PersonExports.Type, arguments) in type.named(try arguments.value(0)) }
  table.initializer { (type: any PersonExports.Type, arguments) in
    type.init(name: try arguments.value(0), age: try arguments.value(1))
  }
}

struct JSExportTests {
  let context: JSContext

  init() throws { context = try #require(JSContext()) }

  @Test func objects() throws {
    let ada = Person(name: "Ada", age: 36)
    context.setObject(ada, forKeyedSubscript: "ada" as NSString)
    #expect(context.evaluateScript("ada.name + ada.age").toString() == "Ada36")
    context.evaluateScript("ada.name = 'Lady Ada'; ada.age = 5")
    #expect(ada.name == "Lady Ada" && ada.age == 36)
    #expect(context.evaluateScript("ada.greetTimes('Bob', 2)").toString() == "Lady Ada to Bob, Lady Ada to Bob")
    #expect(context.evaluateScript("ada.hidden").isUndefined)
    #expect(context.objectForKeyedSubscript("ada").toObject() as? Person === ada)
    #expect(context.evaluateScript("String(ada)").toString() == "[object Person]")
  }

  @Test func identity() throws {
    let (ada, bob) = (Person(name: "Ada", age: 36), Child(name: "Bob", age: 7))
    context.setObject(ada, forKeyedSubscript: "ada" as NSString)
    context.setObject(bob, forKeyedSubscript: "bob" as NSString)
    #expect(context.evaluateScript("ada.friend()").isUndefined)
    #expect(context.evaluateScript("ada.befriend(bob); ada.friend() === bob").toBool())
    #expect(ada.friend() === bob)
    context.evaluateScript("ada.befriend(null)")
    #expect(ada.friend() == nil)
    context.evaluateScript("ada.befriend('no person')")
    #expect(context.exception?.toString().hasPrefix("TypeError: ") == true)
    context.exception = nil
    context.evaluateScript("ada.greetTimes.call({}, 'x', 1)")
    #expect(context.exception?.toString().contains("self type check failed") == true)
  }

  @Test func classes() throws {
    context.setObject(Person.self, forKeyedSubscript: "Person" as NSString)
    context.setObject(Child.self, forKeyedSubscript: "Child" as NSString)
    let made = context.evaluateScript("var p = new Person('Eve', 3); p")
    #expect((made?.toObject() as? Person)?.age == 3)
    #expect(context.evaluateScript("p instanceof Person && !(p instanceof Child)").toBool())
    #expect(context.evaluateScript("new Child('Kit', 1) instanceof Person").toBool())
    #expect(context.evaluateScript("[5, 'p', null, {}, Person].some(v => v instanceof Person)").toBool() == false)
    #expect(context.evaluateScript("Person.named('Zoe').name").toString() == "Zoe")
    #expect(context.objectForKeyedSubscript("Person").toObject() as? AnyClass == Person.self)
  }

  @Test func strangers() throws {
    let stranger = Stranger()
    context.setObject(stranger, forKeyedSubscript: "stranger" as NSString)
    #expect(context.evaluateScript("Object.keys(stranger).length").toInt32() == 0)
    #expect(context.objectForKeyedSubscript("stranger").toObject() as? Stranger === stranger)
    context.setObject(Stranger.self, forKeyedSubscript: "Stranger" as NSString)
    #expect(context.evaluateScript("new Stranger()").isUndefined)
    #expect(context.exception?.toString().contains("exports no initializer") == true)
    context.setObject(NSRange(location: 1, length: 2), forKeyedSubscript: "range" as NSString)
    #expect(context.objectForKeyedSubscript("range").toObject() as? NSRange == NSRange(location: 1, length: 2))
  }

  @Test func letsGoOfObjects() throws {
    weak var weakPerson: Person?
    do {
      let person = Person(name: "Tim", age: 1)
      weakPerson = person
      context.setObject(person, forKeyedSubscript: "person" as NSString)
    }
    #expect(context.evaluateScript("person.name").toString() == "Tim")
    #expect(weakPerson != nil)
  }
}
