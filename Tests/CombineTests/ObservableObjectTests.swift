import Combine
import Testing

private class Plain: ObservableObject {
  var name = "" { willSet { objectWillChange.send() } }
}

private final class Heir: Plain {
  @Published var count = 0
}

private protocol Model: ObservableObject {
  var name: String { get set }
}

private final class Own: Model {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" { willSet { objectWillChange.send() } }
}

@Suite("Objects that say when they change") struct ObservableObjectTests {
  @Test("An object without published properties keeps its publisher")
  func plain() {
    let (one, other) = (Plain(), Plain())
    var log: [String] = []
    let subscriptions = [
      one.objectWillChange.sink { log.append("one") }, other.objectWillChange.sink { log.append("other") },
    ]
    one.name = "a"
    one.name = "b"
    other.name = "c"
    #expect(log == ["one", "one", "other"])
    subscriptions.forEach { $0.cancel() }
    one.name = "d"
    #expect(log.count == 3)
  }

  @Test("Published properties of an heir and what the object sends itself go one way")
  func heir() {
    let heir = Heir()
    var changes = 0
    let subscription = heir.objectWillChange.sink { changes += 1 }
    heir.name = "a"
    heir.count = 1
    #expect(changes == 2)
    subscription.cancel()
  }

  @Test("A publisher of one's own is the one")
  func own() {
    let own = Own()
    #expect(own.objectWillChange === own.objectWillChange)
    var changes = 0
    func watch(_ model: some Model) -> AnyCancellable { model.objectWillChange.sink { _ in changes += 1 } }
    let subscription = watch(own)
    own.name = "a"
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test("The publisher ends with its object")
  func lifetime() {
    weak var publisher: ObservableObjectPublisher?
    do {
      let plain = Plain()
      publisher = plain.objectWillChange
      #expect(publisher != nil)
      _ = plain
    }
    #expect(publisher == nil)
  }
}
