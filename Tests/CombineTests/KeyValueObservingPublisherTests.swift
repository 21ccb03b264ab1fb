import Combine
import Foundation
import ObjectiveC
import Testing

struct KeyValueObservingPublisherTests {
  @Test func valuesAreHandedOnFromTheFirstOne() {
    let player = Player()
    var values: [Int] = []
    let cancellable = player.publisher(for: windfallKeyPath(\Player.volume, "volume")).sink { values.append($0) }
    player.volume = 2
    player.volume = 3
    #expect(values == [1, 2, 3])
    cancellable.cancel()
    player.volume = 4
    #expect(values == [1, 2, 3])
  }

  @Test func onlyChangesIfTheFirstIsNotAskedFor() {
    let player = Player()
    var values: [Int] = []
    let publisher = player.publisher(for: windfallKeyPath(\Player.volume, "volume"), options: .new)
    #expect(publisher == player.publisher(for: \.volume, options: .new))
    let cancellable = publisher.map { $0 * 10 }.sink { values.append($0) }
    player.volume = 2
    #expect(values == [20])
    cancellable.cancel()
  }

  @Test func valuesThatNobodyAskedForAreReplaced() {
    let player = Player()
    let taken = Taken()
    player.publisher(for: windfallKeyPath(\Player.volume, "volume")).subscribe(taken)
    player.volume = 2
    player.volume = 3
    #expect(taken.values.isEmpty)
    taken.subscription?.request(.max(1))
    player.volume = 4
    #expect(taken.values == [3])
    taken.subscription?.cancel()
  }

  private final class Taken: Subscriber {
    var subscription: (any Subscription)?
    var values: [Int] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
