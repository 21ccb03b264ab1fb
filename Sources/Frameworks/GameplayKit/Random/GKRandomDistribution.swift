/// See [GKRandomDistribution](https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution).
open class GKRandomDistribution: NSObject, GKRandom {
  open private(set) var lowestValue: Int
  open private(set) var highestValue: Int
  let source: any GKRandom

  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    precondition(lowestInclusive <= highestInclusive, "the lowest value is above the highest")
    self.source = source
    lowestValue = lowestInclusive
    highestValue = highestInclusive
    super.init()
  }

  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  open class func d6() -> Self {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6)
  }

  open class func d20() -> Self {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
  }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// The next value that is below the bound, if one can be.
  open func nextInt(upperBound: Int) -> Int {
    guard lowestValue < upperBound else { return lowestValue }
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }

  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 0 }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// See [GKShuffledDistribution](https://developer.apple.com/documentation/gameplaykit/gkshuffleddistribution).
open class GKShuffledDistribution: GKRandomDistribution {
  private var deck: [Int] = []
  private var last: Int?

  /// All values come once before one comes again, and none twice in a row.
  open override func nextInt() -> Int {
    if deck.isEmpty {
      deck = Array(lowestValue...highestValue)
      for place in deck.indices.dropFirst().reversed() { deck.swapAt(place, source.nextInt(upperBound: place + 1)) }
      if deck.count > 1, deck.last == last { deck.swapAt(0, deck.count - 1) }
    }
    let value = deck.removeLast()
    last = value
    return value
  }
}

/// See [GKGaussianDistribution](https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution).
open class GKGaussianDistribution: GKRandomDistribution {
  open private(set) var mean: Float
  open private(set) var deviation: Float

  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(highestInclusive - lowestInclusive) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  /// Three deviations to either side hold all values.
  open override func nextInt() -> Int {
    // A sum of twelve is as good as normal, and ends within six deviations.
    let sum = (0..<12).reduce(0 as Float) { total, _ in total + source.nextUniform() } - 6
    return min(max(Int((mean + sum * deviation).rounded()), lowestValue), highestValue)
  }
}
