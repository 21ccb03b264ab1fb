import Foundation
import ObjectiveC
import Testing

struct WindfallObjectTests {
  @Test("Messages reach an object of which only that it is one is known")
  func messages() {
    let person = Person()
    let object: AnyObject = person
    windfallObject(object).setValue("Ada", forKey: "name")
    #expect(person.name == "Ada")
    #expect(windfallObject(object).value(forKey: "name") as? String == "Ada")
    #expect(windfallObject(object).responds(to: Selector("name")))
    #expect(!windfallObject(object).responds(to: Selector("fly")))
    #expect(windfallObject(object).perform(Selector("name"))?.takeUnretainedValue() as? String == "Ada")
    let none: AnyObject? = nil
    #expect(windfallObject(none)?.value(forKey: "name") == nil)
  }

  @Test("An object is of its class and of those above")
  func kinds() {
    let object: AnyObject = Person()
    #expect(windfallObject(object).isKind(of: Person.self) && windfallObject(object).isMember(of: Person.self))
    #expect(windfallObject(object).isEqual(object) && !windfallObject(object).isEqual(nil))
    #expect(windfallObject(NSString("a") as AnyObject).isEqual(NSString("a")))
    #expect(windfallObject(object).isKind(of: NSObject.self) && !windfallObject(object).isMember(of: NSObject.self))
    #expect(!windfallObject(object).isKind(of: NSString.self))
  }

  @Test("Dictionaries and arrays hand out what they hold, though only that they are objects is known")
  func contents() throws {
    let data = Data(#"{"items": [{"name": "first"}, 2]}"#.utf8)
    let json = try JSONSerialization.jsonObject(with: data) as AnyObject
    let items = try #require(windfallObject(json)["items"]) as AnyObject
    #expect(windfallObject(windfallObject(items)[0] as AnyObject)["name"] as? String == "first")
    #expect(windfallObject(items)[1] as? Int == 2)
    #expect(windfallObject(json)["others"] == nil)
    #expect(windfallObject(["a": 1] as NSDictionary as AnyObject)["a"] as? Int == 1)
    #expect(windfallObject([5, 6] as AnyObject)[1] as? Int == 6)
  }

  @Test("What numbers and strings have can be read of an object of which nothing is known")
  func values() {
    let objects: [AnyObject] = [NSNumber(value: 2.5), NSString("7.5")]
    #expect(objects.map { windfallObject($0).floatValue } == [2.5, 7.5])
    #expect(objects.map { windfallObject($0).doubleValue } == [2.5, 7.5])
    #expect(objects.map { windfallObject($0).intValue } == [2, 7])
    #expect(windfallObject(NSNumber(value: true) as AnyObject).boolValue == true)
    #expect(windfallObject(NSNumber(value: 3) as AnyObject).stringValue == "3")
    #expect(windfallObject(7 as AnyObject).description == "7")
    #expect(windfallObject("seven" as AnyObject).description == "seven")
    #expect(windfallObject(NSString("abc") as AnyObject).length == 3)
  }

  @Test("A class says its name, and what has methods of its own keeps them")
  func others() {
    let object: AnyObject = Person()
    #expect(windfallObject(type(of: object)).description() == "ObjectiveCTests.Person")
    #expect(windfallObject(Performer()).perform(2) == 4)
    #expect(windfallObject(Optional(Performer()))?.perform(2) == 4)
  }
}

private struct Performer {
  func perform(_ number: Int) -> Int { number * 2 }
}
