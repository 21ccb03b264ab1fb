import Combine
import Testing

struct CombineLatestTests {
  @Test func theLatestOfEachComeTogether() {
    let (name, age) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    var lines: [String] = []
    var isFinished = false
    let cancellable = name.combineLatest(age).sink { _ in
      isFinished = true
    } receiveValue: {
      lines.append("\($0) \($1)")
    }
    age.send(2)
    #expect(lines.isEmpty)
    name.send("a")
    age.send(3)
    name.send("b")
    #expect(lines == ["a 2", "a 3", "b 3"])
    name.send(completion: .finished)
    age.send(4)
    #expect(lines.last == "b 4" && !isFinished)
    age.send(completion: .finished)
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func valuesAreTransformed() {
    var sums: [Int] = []
    let cancellable = Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { sums.append($0) }
    #expect(sums == [6])
    cancellable.cancel()
  }

  @Test func optionalValuesArePassedOn() {
    let (first, second) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<String, Never>("a"))
    var count = 0
    let cancellable = Publishers.CombineLatest(first, second).sink { value, _ in if value == nil { count += 1 } }
    second.send("b")
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func aPublisherWithoutValuesEndsAll() {
    var isFinished = false
    let cancellable = Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>())
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func whatIsSetWhileAValueIsHandedOnFollows() {
    let (first, second) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    var pairs: [String] = []
    let cancellable = first.combineLatest(second).sink { a, b in
      pairs.append("\(a) \(b)")
      if a == 1, b == 0 { second.send(1) }
    }
    first.send(1)
    #expect(pairs == ["0 0", "1 0", "1 1"])
    cancellable.cancel()
  }
}
