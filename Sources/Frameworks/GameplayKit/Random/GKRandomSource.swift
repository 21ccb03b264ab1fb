import WindfallCore

/// See [GKRandom](https://developer.apple.com/documentation/gameplaykit/gkrandom).
public protocol GKRandom: NSObjectProtocol {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// See [GKRandomSource](https://developer.apple.com/documentation/gameplaykit/gkrandomsource).
///
/// Without a seed its numbers are those of the system.
open class GKRandomSource: NSObject, GKRandom {
  private static let shared = SharedSource()
  /// Nil for numbers of the system.
  private var series: SplitMix64?

  public override init() { super.init() }

  init(_ series: SplitMix64) {
    self.series = series
    super.init()
  }

  open class func sharedRandom() -> GKRandomSource { shared.source }

  /// One of the 2^32 whole numbers around zero.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  /// A whole number below the bound; zero where there is none.
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0 }

  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }

  open func nextBool() -> Bool { next() >> 63 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled(with: self) }

  /// Passes over some numbers.
  func drop(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }

  private func next() -> UInt64 { series?.next() ?? .random(in: .min ... .max) }

  /// Reached from any thread, as it is on iOS: it has no state.
  private struct SharedSource: @unchecked Sendable {
    let source = GKRandomSource()
  }
}

extension Array {
  fileprivate func shuffled(with random: any GKRandom) -> [Element] {
    var result = self
    for last in result.indices.dropFirst().reversed() { result.swapAt(last, random.nextInt(upperBound: last + 1)) }
    return result
  }
}

extension NSArray {
  /// See [shuffled(using:)](https://developer.apple.com/documentation/foundation/nsarray/shuffled(using:)).
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: allObjectsInOrder)
  }

  public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }

  private var allObjectsInOrder: [Any] { (0..<count).map { object(at: $0) } }
}
