import ObjectiveC
import Testing

struct KeyValueObservingTests {
  @Test("A closure is told old and new values until its observation is over")
  func closure() {
    let person = Person()
    var log: [String] = []
    var observation: NSKeyValueObservation? = person.observe(
      windfallKeyPath(\.name, "name"), options: [.old, .new, .prior]
    ) { object, change in
      log.append("\(object.name): \(change.oldValue ?? "-") \(change.newValue ?? "-")\(change.isPrior ? " prior" : "")")
    }
    person.name = "Bob"
    person.setValue("Cid", forKey: "name")
    #expect(log == ["Ann: Ann - prior", "Bob: Ann Bob", "Bob: Bob - prior", "Cid: Bob Cid"])
    _ = observation
    observation = nil
    person.name = "Dan"
    #expect(log.count == 4)
  }

  @Test("A path is followed from one object to the next")
  func path() {
    let (person, friend) = (Person(), Person())
    var log: [String?] = []
    let observation = person.observe(windfallKeyPath(\.friend?.name, "friend.name"), options: [.initial, .new]) {
      log.append($1.newValue ?? "outer nil")
    }
    person.friend = friend
    friend.name = "Bob"
    person.friend = nil
    friend.name = "Cid"
    #expect(log == [nil, "Ann", "Bob", nil])
    observation.invalidate()
  }

  @Test("A key path that is written elsewhere has its name from its accessors")
  func handedOn() {
    let (person, friend) = (Person(), Person())
    var log: [String] = []
    func watch<Value>(_ path: KeyPath<Person, Value>) -> NSKeyValueObservation {
      person.observe(path, options: [.new]) { log.append("\($1.newValue.map { "\($0)" } ?? "-")") }
    }
    let observations = [watch(\.name), watch(\.friend?.name)]
    person.name = "Bob"
    person.friend = friend
    #expect(log == ["Bob", "Optional(\"Ann\")"])
    observations.forEach { $0.invalidate() }
  }

  @Test("Observers are told by name, and removed by name")
  func byName() {
    let (person, observer) = (Person(), Person())
    person.addObserver(observer, forKeyPath: "name", options: [.new, .old], context: nil)
    person.name = "Bob"
    person.removeObserver(observer, forKeyPath: "name")
    person.name = "Cid"
    #expect(observer.log == ["name to Bob from Ann"])
  }

  @Test("A computed property changes with what it says that it depends on")
  func dependencies() {
    let (person, observer) = (Person(), Person())
    person.addObserver(observer, forKeyPath: "greeting", options: [.new], context: nil)
    person.name = "Bob"
    #expect(observer.log == ["greeting to I am Bob"])
    person.removeObserver(observer, forKeyPath: "greeting")
  }

  @Test("A property without hooks tells of what is set by name only, or when the object says so")
  func byKeyValueCoding() {
    let (person, observer) = (Person(), Person())
    person.addObserver(observer, forKeyPath: "age", options: [.new, .old], context: nil)
    person.age = 4
    person.setValue(5, forKey: "age")
    person.willChangeValue(forKey: "age")
    person.age = 6
    person.didChangeValue(forKey: "age")
    #expect(observer.log == ["age to 5 from 4", "age to 6 from 5"])
    person.removeObserver(observer, forKeyPath: "age", context: nil)
  }

  @Test("Neither the object nor the observer is kept alive")
  func lifetimes() {
    let person = Person()
    weak var observer: Person?
    do {
      let other = Person()
      observer = other
      person.addObserver(other, forKeyPath: "name", options: [.new], context: nil)
    }
    #expect(observer == nil)
    person.name = "Bob"
  }

  @Test("What cannot be observed stops")
  func unsupported() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thread().addObserver(NSObject(), forKeyPath: "name", options: [], context: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Thread.name cannot be observed"))
  }

  @Test("Removing an unknown observer stops")
  func unknownObserver() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Person().removeObserver(Person(), forKeyPath: "name")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Cannot remove an observer"))
  }

  @Test("An operation that tells of its end lets its queue go on")
  func operation() {
    final class Waiting: Operation, @unchecked Sendable {
      private var hasEnded = false
      override var isAsynchronous: Bool { true }
      override var isFinished: Bool { hasEnded }
      override func start() {
        willChangeValue(forKey: "isFinished")
        hasEnded = true
        didChangeValue(forKey: "isFinished")
      }
    }
    let queue = OperationQueue()
    queue.addOperation(Waiting())
    queue.waitUntilAllOperationsAreFinished()
    #expect(queue.operationCount == 0)
  }
}
