import ObjectiveC
import Testing

struct KeyValueCodingTests {
  @Test("Values are read and written by name, and numbers become those of the property")
  func values() {
    let person = Person()
    person.setValue(7, forKey: "age")
    person.setValue(2, forKey: "height")
    person.setValue(true, forKey: "happy")
    person.setValue(1, forKey: "mood")
    person.setValuesForKeys(["name": "Bob"])
    #expect(person.age == 7 && person.height == 2 && person.isHappy && person.mood == .cross && person.name == "Bob")
    #expect(person.value(forKey: "age") as? Double == 7)
    #expect(person.value(forKey: "isHappy") as? Bool == true)
    #expect(person.value(forKey: "happy") as? Bool == true)
    #expect(person.value(forKey: "mood") as? Int == 1)
    #expect(person.value(forKey: "height") as? CGFloat == 2)
    #expect(person.dictionaryWithValues(forKeys: ["name", "friend"])["friend"] is NSNull)
  }

  @Test("Key paths go through objects, and end at nil")
  func paths() {
    let person = Person()
    #expect(person.value(forKeyPath: "friend.name") == nil)
    person.friend = Person()
    person.setValue("Cid", forKeyPath: "friend.name")
    #expect(person.value(forKeyPath: "friend.name") as? String == "Cid")
    person.setValue(NSNull(), forKey: "friend")
    #expect(person.friend == nil)
  }

  @Test("An override for unknown keys is asked")
  func undefinedKey() {
    let person = Person()
    person.setValue(1, forKey: "what")
    #expect(person.log == ["undefined what"])
  }

  @Test("An unknown key stops with the class and the key")
  func unknownKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Person().value(forKey: "what")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSUnknownKeyException"))
    #expect(text.contains("[<ObjectiveCTests.Person 0x"))
    #expect(text.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key what."))
  }

  @Test("nil for a number stops with the key")
  func nilForNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Person().setValue(nil, forKey: "age")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("setNilValueForKey]: could not set nil as the value for the key age."))
  }

  @Test("Collections answer for what they hold")
  func collections() {
    let (first, second) = (Person(), Person())
    second.age = 5
    let people = NSArray(array: [first, second])
    #expect(people.value(forKeyPath: "@sum.age") as? Int == 8)
    #expect(people.value(forKeyPath: "@max.age") as? Int == 5)
    #expect(people.value(forKeyPath: "@avg.age") as? Double == 4)
    #expect(people.value(forKeyPath: "@count") as? Int == 2)
    #expect((people.value(forKey: "age") as? [Int]) == [3, 5])
    let dictionary = NSMutableDictionary()
    dictionary.setValue("b", forKey: "a")
    #expect(dictionary.value(forKey: "a") as? String == "b")
  }
}
