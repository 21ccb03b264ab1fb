import Testing
@testable import UIKit

@MainActor struct CALayerIsolationTests {
  /// What apps write whose own types all belong to the main actor, because Apple's layers belong to none.
  private final class Shimmer: CAGradientLayer {
    nonisolated override init() { super.init() }
    nonisolated override init(layer: Any) { super.init(layer: layer) }
    nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `layers can be made without the main actor`() {
    #expect(Shimmer().opacity == 1)
    #expect(Shimmer(layer: CALayer()).sublayers == nil)
  }
}
