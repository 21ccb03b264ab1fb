import ObjectiveC
import Testing

@MainActor struct PerformingTests {
  /// Timers do not end a turn of the loop, so each has an end of its own.
  private func turn(until condition: () -> Bool) {
    while !condition() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
  }

  @Test("A message is sent later, unless it is taken back")
  func delayed() {
    let person = Person()
    person.perform("say:", with: "a", afterDelay: 0)
    person.perform("say:", with: "b", afterDelay: 0)
    person.perform("say:", with: "c", afterDelay: 0.001)
    #expect(person.log.isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: person, selector: "say:", object: "b")
    turn { person.log.contains("say c") }
    #expect(person.log == ["say a", "say c"])
    person.perform("say:", with: "d", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: person)
    person.perform("say:", with: "e", afterDelay: 0)
    turn { person.log.contains("say e") }
    #expect(!person.log.contains("say d"))
  }

  @Test("A thread performs a method")
  func threads() {
    let (detached, started) = (Person(), Person())
    let done = DispatchSemaphore(value: 0)
    (detached.onSay, started.onSay) = ({ done.signal() }, { done.signal() })
    Thread.detachNewThreadSelector("say:", toTarget: detached, with: "a")
    Thread(target: started, selector: "say:", object: nil).start()
    done.wait()
    done.wait()
    #expect(detached.log == ["say a"] && started.log == ["say nil"])
  }

  @Test("A timer sends a message, and lets its target go when it is over")
  func timer() {
    weak var target: Person?
    var log: [String] = []
    do {
      let person = Person()
      target = person
      let timer = Timer.scheduledTimer(
        timeInterval: 0.001, target: person, selector: "tick:", userInfo: "info", repeats: true)
      turn { person.log.count >= 2 }
      timer.invalidate()
      log = Array(person.log.prefix(2))
    }
    #expect(log == ["tick info", "tick info"])
    #expect(target == nil)
  }

  @Test("An observer of notifications is not kept alive, and may be removed")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("n"))
    weak var gone: Person?
    let person = Person()
    do {
      let other = Person()
      gone = other
      center.addObserver(other, selector: "note:", name: name, object: nil)
    }
    #expect(gone == nil)
    let sender = NSObject()
    center.addObserver(person, selector: "note:", name: name, object: sender)
    center.addObserver(person, selector: "note:", name: Notification.Name("m"), object: nil)
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.removeObserver(person, name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("m"), object: nil)
    center.removeObserver(person)
    center.post(name: Notification.Name("m"), object: nil)
    #expect(person.log == ["note n", "note m"])
  }

  @Test("The main thread is waited for only where that was asked")
  func mainThread() {
    let person = Person()
    person.performSelector(onMainThread: "say:", with: 1, waitUntilDone: true)
    #expect(person.log == ["say 1"])
    #expect(Person.instancesRespond(to: "say:") && !Person.instancesRespond(to: "shout:"))
    #expect(person.superclass == NSObject.self)
    #expect(person.method(for: "say:") != nil && person.method(for: "shout:") == nil)
    #expect(!Person.responds(to: "say:"))
    #expect(Person.classForCoder() == Person.self)
  }

  @Test("A property is read of an object of any class, in the type that is asked for")
  func property() {
    let object: AnyObject? = Person()
    let age: Int? = windfallObject(object)?.windfallProperty("age")
    let mood: Int? = windfallObject(object)?.windfallProperty("mood")
    #expect(age == 3 && mood == 0)
  }
}
