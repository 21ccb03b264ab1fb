import WindfallCore

extension UIColor {
  /// A colour set of the bundle's asset catalogs.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = CatalogColor(named: name, in: bundle ?? .main) else { return nil }
    self.init(catalogColor: color)
  }

  /// Stops where the bundle has no such colour.
  public convenience init(resource: ColorResource) {
    guard let color = CatalogColor(named: resource.name, in: resource.bundle) else {
      fatalError("there is no colour \"\(resource.name)\" in the asset catalogs of \(resource.bundle.bundlePath)")
    }
    self.init(catalogColor: color)
  }
}
