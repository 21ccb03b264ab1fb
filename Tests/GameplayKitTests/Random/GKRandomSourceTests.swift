import GameplayKit
import Testing

@Suite struct GKRandomSourceTests {
  private func series(_ random: any GKRandom) -> [Int] { (0..<50).map { _ in random.nextInt(upperBound: 1000) } }

  @Test("The same seed gives the same numbers, another others")
  func seeds() {
    #expect(series(GKMersenneTwisterRandomSource(seed: 7)) == series(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(series(GKMersenneTwisterRandomSource(seed: 7)) != series(GKMersenneTwisterRandomSource(seed: 8)))
    #expect(series(GKLinearCongruentialRandomSource(seed: 7)) != series(GKMersenneTwisterRandomSource(seed: 7)))
    let (first, second) = (GKARC4RandomSource(seed: Data([1, 2])), GKARC4RandomSource(seed: Data([1, 2])))
    second.dropValues(3)
    _ = (0..<3).map { _ in first.nextInt() }
    #expect(series(first) == series(second) && first.seed == Data([1, 2]))
  }

  @Test("Numbers lie where they should")
  func ranges() {
    let source = GKRandomSource()
    #expect(series(source).allSatisfy { (0..<1000).contains($0) } && source.nextInt(upperBound: 0) == 0)
    #expect((0..<50).allSatisfy { _ in (0..<1).contains(source.nextUniform()) })
    #expect(Set((0..<100).map { _ in source.nextBool() }).count == 2)
  }

  @Test("What is shuffled has the same objects")
  func shuffling() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<30)) as? [Int]
    #expect(shuffled?.sorted() == Array(0..<30) && shuffled != Array(0..<30))
    #expect(NSArray(array: [1, 2, 3]).shuffled(using: source).count == 3)
  }

  @Test("Distributions keep to their values, and shuffled ones give each before one comes again")
  func distributions() {
    let die = GKRandomDistribution(forDieWithSideCount: 4)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == [1, 2, 3, 4] && die.numberOfPossibleOutcomes == 4)
    #expect((0..<20).allSatisfy { _ in die.nextInt(upperBound: 3) < 3 })
    #expect(GKRandomDistribution.d20().highestValue == 20)
    let deck = GKShuffledDistribution.d6()
    let drawn = (0..<60).map { _ in deck.nextInt() }
    #expect(stride(from: 0, to: 60, by: 6).allSatisfy { Set(drawn[$0..<$0 + 6]) == [1, 2, 3, 4, 5, 6] })
    #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0 != $1 })
    let bell = GKGaussianDistribution(randomSource: GKRandomSource(), mean: 50, deviation: 10)
    let values = (0..<500).map { _ in bell.nextInt() }
    #expect(values.allSatisfy { (20...80).contains($0) } && abs(values.reduce(0, +) / 500 - 50) < 5)
  }
}
