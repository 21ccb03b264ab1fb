import WindfallCore

/// See [GKMersenneTwisterRandomSource](https://developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource).
///
/// The same seed gives the same series, which is another than on iOS.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open private(set) var seed: UInt64

  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(SplitMix64(seed: seed))
  }
}

/// See [GKLinearCongruentialRandomSource](https://developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource).
///
/// The same seed gives the same series, which is another than on iOS.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open private(set) var seed: UInt64

  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(SplitMix64(seed: ~seed))
  }
}

/// See [GKARC4RandomSource](https://developer.apple.com/documentation/gameplaykit/gkarc4randomsource).
///
/// The same seed gives the same series, which is another than on iOS.
open class GKARC4RandomSource: GKRandomSource {
  open private(set) var seed: Data

  public convenience override init() {
    self.init(seed: withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Data($0) })
  }

  public init(seed: Data) {
    self.seed = seed
    // FNV-1a.
    let number = seed.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    super.init(SplitMix64(seed: number))
  }

  open func dropValues(_ count: Int) { drop(count) }
}
