import WindfallProject

/// Which Swift names a target's build settings want for its assets and texts.
public struct AssetSymbolOptions: Hashable, Sendable {
  /// Whether there are names at all, as members of `ColorResource` and `ImageResource`.
  public var isEnabled = true
  /// Whether `UIColor`, `UIImage` and SwiftUI's types get them too.
  public var addsExtensions = false
  /// Whether the texts of string catalogs have names.
  public var namesStrings = false

  public init() {}

  public init(_ settings: BuildSettings) {
    isEnabled =
      settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == nil
      || settings.isEnabled("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS")
    namesStrings = settings.isEnabled("STRING_CATALOG_GENERATE_SYMBOLS")
    addsExtensions = settings.isEnabled("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
  }
}
