import Combine
import Foundation
import Testing

struct CollectByTimeTests {
  private struct Problem: Error {}

  @Test func valuesComeInGroupsOfASpan() {
    let clock = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var groups: [[Int]] = []
    let cancellable = subject.collect(.byTime(clock, 10)).sink { groups.append($0) }
    subject.send(1)
    subject.send(2)
    clock.advance(by: 9)
    #expect(groups == [])
    clock.advance(by: 1)
    #expect(groups == [[1, 2]])
    clock.advance(by: 10)
    #expect(groups == [[1, 2]])
    subject.send(3)
    clock.advance(by: 10)
    #expect(groups == [[1, 2], [3]])
    cancellable.cancel()
    subject.send(4)
    clock.advance(by: 10)
    #expect(groups == [[1, 2], [3]])
  }

  @Test func aFullGroupComesAtOnce() {
    let clock = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var groups: [[Int]] = []
    let cancellable = subject.collect(.byTimeOrCount(clock, 10, 2)).sink { groups.append($0) }
    for value in 1...3 { subject.send(value) }
    #expect(groups == [[1, 2]])
    clock.advance(by: 10)
    #expect(groups == [[1, 2], [3]])
    cancellable.cancel()
  }

  @Test func theRestComesBeforeTheEndUnlessItFails() {
    let clock = ManualScheduler()
    var groups: [[Int]] = []
    var ends = 0
    _ = [1, 2, 3].publisher.collect(.byTimeOrCount(clock, 10, 2)).sink { _ in
      ends += 1
    } receiveValue: {
      groups.append($0)
    }
    #expect(groups == [[1, 2], [3]])
    let subject = PassthroughSubject<Int, any Error>()
    let cancellable = subject.collect(.byTime(clock, 10)).sink { _ in
      ends += 1
    } receiveValue: {
      groups.append($0)
    }
    subject.send(4)
    subject.send(completion: .failure(Problem()))
    clock.advance(by: 10)
    #expect(groups == [[1, 2], [3]] && ends == 2)
    cancellable.cancel()
  }

  @Test func groupsWaitUntilTheyAreAskedFor() {
    let clock = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var groups: [[Int]] = []
    var subscription: (any Subscription)?
    subject.collect(.byTime(clock, 10)).subscribe(
      AnySubscriber<[Int], Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          groups.append($0)
          return .none
        }, receiveCompletion: { _ in }))
    subject.send(1)
    clock.advance(by: 10)
    #expect(groups == [])
    subscription?.request(.max(1))
    subject.send(2)
    clock.advance(by: 10)
    #expect(groups == [[1, 2]])
  }
}
