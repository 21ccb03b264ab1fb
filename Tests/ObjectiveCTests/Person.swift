import ObjectiveC

/// What the lowering makes of a class with `@objc dynamic` properties.
class Person: NSObject {
  enum Mood: Int {
    case calm, cross
  }

  var name = "Ann" {
    willSet { self.willChangeValue(forKey: "name") }
    didSet { self.didChangeValue(forKey: "name") }
  }
  var friend: Person? {
    willSet { self.willChangeValue(forKey: "friend") }
    didSet { self.didChangeValue(forKey: "friend") }
  }
  var age = 3
  var height: CGFloat = 1
  var isHappy = false
  var mood = Mood.calm
  var greeting: String { "I am \(name)" }
  var log: [String] = []
  /// Called when something has been said, on whatever thread.
  var onSay: (() -> Void)?

  func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "nil")") }
  func note(_ notification: Notification) { log.append("note \(notification.name.rawValue)") }
  func say(_ text: Any?) {
    log.append("say \(text ?? "nil")")
    onSay?()
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) { log.append("undefined \(key)") }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey].map { " from \($0)" } ?? ""
    log.append("\(keyPath ?? "nil") to \(change?[.newKey] ?? "nil")\(old)")
  }

  static func keyPathsForValuesAffectingGreeting() -> Set<String> { ["name"] }
}

extension Person {
  nonisolated fileprivate static func windfallMethods_Person(_ table: ObjectiveC.MethodTable) {
    table.add(getter: "name", of: Person.self) { $0.name }
    table.add(notifyingSetter: "setName:", of: Person.self) { $0.name = $1 }
    table.add(getter: "friend", of: Person.self) { $0.friend }
    table.add(notifyingSetter: "setFriend:", of: Person.self) { $0.friend = $1 }
    table.add(getter: "age", of: Person.self) { $0.age }
    table.add(setter: "setAge:", of: Person.self) { $0.age = $1 }
    table.add(getter: "height", of: Person.self) { $0.height }
    table.add(setter: "setHeight:", of: Person.self) { $0.height = $1 }
    table.add(getter: "isHappy", of: Person.self) { $0.isHappy }
    table.add(setter: "setIsHappy:", of: Person.self) { $0.isHappy = $1 }
    table.add(getter: "mood", of: Person.self) { $0.mood }
    table.add(setter: "setMood:", of: Person.self) { $0.mood = $1 }
    table.add(getter: "greeting", of: Person.self) { $0.greeting }
    table.add(ObjectiveC.Selector("tick:", method: Person.tick(_:)))
    table.add(ObjectiveC.Selector("note:", method: Person.note(_:)))
    table.add(ObjectiveC.Selector("say:", method: Person.say(_:)))
    table.add(ObjectiveC.Selector("setValue:forUndefinedKey:", method: Person.setValue(_:forUndefinedKey:)))
    table.add(
      ObjectiveC.Selector(
        "observeValueForKeyPath:ofObject:change:context:", method: Person.observeValue(forKeyPath:of:change:context:)))
    table.add(classMethod: "keyPathsForValuesAffectingGreeting", of: Person.self) { type, _ in
      type.keyPathsForValuesAffectingGreeting()
    }
  }
}

@_cdecl("windfall_methods_ObjectiveCTests_Person")
public nonisolated func windfall_methods_ObjectiveCTests_Person(_ table: UnsafeMutableRawPointer) {
  Person.windfallMethods_Person(Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue())
}
