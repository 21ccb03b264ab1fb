/// See [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  private var words: [String]

  private func with(_ word: String) -> SymbolEffectOptions { SymbolEffectOptions(words: words + [word]) }

  public static let `default` = SymbolEffectOptions(words: [])
  public static let repeating = `default`.with("repeating")
  public static let nonRepeating = `default`.with("nonRepeating")

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public var repeating: SymbolEffectOptions { with("repeating") }

  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with("repeat \(count ?? 0)") }

  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }
}
