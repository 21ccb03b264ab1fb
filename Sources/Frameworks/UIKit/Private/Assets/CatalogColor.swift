import WindfallCore

/// A colour of an asset catalog; two are equal when their name and bundle are.
struct CatalogColor: Hashable, Sendable {
  let name: String
  private let bundle: String
  private let asset: ColorAsset

  /// Nil where the bundle has no such colour set, or one without a colour.
  init?(named name: String, in bundle: Bundle) {
    guard let asset = AssetLibrary.archive(of: bundle)?.catalog.colors[name], !asset.versions.all.isEmpty else {
      return nil
    }
    self.name = name
    self.bundle = bundle.bundlePath
    self.asset = asset
  }

  func color(with traits: UITraitCollection) -> UIColor {
    switch asset.versions.best(at: traits.assetPlace)?.value ?? asset.versions.all.first?.value {
    case .components(let color)?: UIColor(displayColor: color)
    case .system(let name)?: systemColor(name)
    case nil: .clear
    }
  }

  private func systemColor(_ system: String) -> UIColor {
    if let color = SystemColors.named(system) { return color }
    fatalError("the colour set \"\(name)\" names the system colour \(system), which is not supported")
  }

  static func == (left: CatalogColor, right: CatalogColor) -> Bool {
    left.name == right.name && left.bundle == right.bundle
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle)
  }
}
