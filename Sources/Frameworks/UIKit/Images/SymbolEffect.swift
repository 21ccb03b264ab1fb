/// See [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
///
/// A structure here, for effects of all kinds: symbols do not move.
public struct SymbolEffect: Hashable, Sendable {
  private var words: [String]

  private static func named(_ name: String) -> SymbolEffect { SymbolEffect(words: [name]) }

  private func with(_ word: String) -> SymbolEffect { SymbolEffect(words: words + [word]) }

  public static let appear = named("appear")
  public static let automatic = named("automatic")
  public static let bounce = named("bounce")
  public static let breathe = named("breathe")
  public static let drawOn = named("drawOn")
  public static let drawOff = named("drawOff")
  public static let disappear = named("disappear")
  public static let pulse = named("pulse")
  public static let replace = named("replace")
  public static let rotate = named("rotate")
  public static let scale = named("scale")
  public static let downUp = named("downUp")
  public static let offUp = named("offUp")
  public static let upUp = named("upUp")
  public static let variableColor = named("variableColor")
  public static let wiggle = named("wiggle")

  public var byLayer: SymbolEffect { with("byLayer") }
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  public var up: SymbolEffect { with("up") }
  public var down: SymbolEffect { with("down") }
  public var left: SymbolEffect { with("left") }
  public var right: SymbolEffect { with("right") }
  public var forward: SymbolEffect { with("forward") }
  public var backward: SymbolEffect { with("backward") }
  public var clockwise: SymbolEffect { with("clockwise") }
  public var counterClockwise: SymbolEffect { with("counterClockwise") }
  public var plain: SymbolEffect { with("plain") }
  public var pulse: SymbolEffect { with("pulse") }
  public var cumulative: SymbolEffect { with("cumulative") }
  public var iterative: SymbolEffect { with("iterative") }
  public var reversing: SymbolEffect { with("reversing") }
  public var nonReversing: SymbolEffect { with("nonReversing") }
  public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
  public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
  public var individually: SymbolEffect { with("individually") }
  public var downUp: SymbolEffect { with("downUp") }
  public var offUp: SymbolEffect { with("offUp") }
  public var upUp: SymbolEffect { with("upUp") }

  public func magic(fallback: SymbolEffect) -> SymbolEffect {
    SymbolEffect(words: words + ["magic"] + fallback.words)
  }
}

/// See [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  private var words: [String]

  private func with(_ word: String) -> SymbolEffectOptions { SymbolEffectOptions(words: words + [word]) }

  public static let `default` = SymbolEffectOptions(words: [])
  public static let repeating = `default`.with("repeating")
  public static let nonRepeating = `default`.with("nonRepeating")

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with("repeat \(behavior.text)") }

  /// See [RepeatBehavior](https://developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior).
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let text: String

    public static let continuous = RepeatBehavior(text: "continuous")
    public static let periodic = RepeatBehavior(text: "periodic")

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(text: "periodic \(count ?? 0) \(delay ?? 0)")
    }
  }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public var repeating: SymbolEffectOptions { with("repeating") }

  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with("repeat \(count ?? 0)") }

  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }
}
