import WindfallCore

extension UIColor {
  /// A colour set of the bundle's asset catalogs.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = ColorSet.named(name, in: bundle ?? .main) else { return nil }
    let (light, dark) = (UIColor(displayColor: set.light), UIColor(displayColor: set.dark ?? set.light))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
