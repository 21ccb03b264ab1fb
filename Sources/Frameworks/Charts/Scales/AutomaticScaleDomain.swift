/// See [AutomaticScaleDomain](https://developer.apple.com/documentation/charts/automaticscaledomain).
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  private let includesZero: Bool?
  private let isReversed: Bool

  init(includesZero: Bool? = nil, isReversed: Bool = false) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }

  public var _domain: _ChartDomain { _ChartDomain(includesZero: includesZero, isReversed: isReversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
