/// Pictures are drawn in one quality, and symbols as a whole.
extension Image {
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}
