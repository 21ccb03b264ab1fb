extension BuildSettings {
  /// The platform that the product is for, such as `macOS`, where it is not for iOS.
  public var otherPlatform: String? {
    let supported = list("SUPPORTED_PLATFORMS")
    let names = (supported.isEmpty ? [self["SDKROOT"] ?? ""] : supported).map { $0.lowercased() }
    guard !names.contains(where: { $0.hasPrefix("iphone") }) else { return nil }
    return names.lazy.compactMap { name in
      Self.otherPlatforms.first { name.hasPrefix($0.prefix) }?.name
    }.first
  }

  /// By the beginnings of the names of their SDKs, those of simulators among them.
  private static let otherPlatforms: [(prefix: String, name: String)] = [
    ("macosx", "macOS"), ("watch", "watchOS"), ("appletv", "tvOS"), ("xr", "visionOS"),
    ("driverkit", "DriverKit"),
  ]
}
