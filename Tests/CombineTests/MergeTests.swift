import Combine
import Testing

struct MergeTests {
  private struct Problem: Error {}

  @Test func valuesOfAllAreHandedOnInOrder() {
    let (first, second, third) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    var values: [Int] = []
    var isFinished = false
    let cancellable = first.merge(with: second, third).sink { _ in
      isFinished = true
    } receiveValue: {
      values.append($0)
    }
    first.send(1)
    third.send(3)
    second.send(2)
    first.send(completion: .finished)
    second.send(4)
    #expect(values == [1, 3, 2, 4] && !isFinished)
    second.send(completion: .finished)
    third.send(completion: .finished)
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func aFailureEndsAll() {
    let (first, second) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
    var values: [Int] = []
    var hasFailed = false
    let cancellable = Publishers.Merge(first, second).sink { completion in
      if case .failure = completion { hasFailed = true }
    } receiveValue: {
      values.append($0)
    }
    first.send(completion: .failure(Problem()))
    second.send(2)
    #expect(hasFailed && values.isEmpty)
    cancellable.cancel()
  }

  @Test func valuesWaitUntilTheyAreAskedFor() {
    var values: [Int] = []
    _ = Publishers.MergeMany([[1, 2].publisher, [3].publisher]).prefix(2).sink { values.append($0) }
    #expect(values == [1, 2])
    var isFinished = false
    _ = Publishers.MergeMany([Just<Int>]()).sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    #expect(isFinished)
  }

  @Test func nothingComesAfterTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.merge(with: Just(0)).sink { values.append($0) }
    cancellable.cancel()
    subject.send(1)
    #expect(values == [0])
  }
}
