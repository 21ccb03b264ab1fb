/// Finds image files by the names that code uses.
enum ImageFile {
  /// In a bundle; only the extension of PNG files may be left out.
  static func path(named name: String, in bundle: Bundle, traits: UITraitCollection) -> String? {
    let whole = name as NSString
    let isExtension = !whole.pathExtension.isEmpty && whole.pathExtension.count <= 4
    if isExtension,
      let path = path(stem: whole.deletingPathExtension, type: whole.pathExtension, in: bundle, traits: traits)
    {
      return path
    }
    return path(stem: name, type: "png", in: bundle, traits: traits)
  }

  /// The version of a file for the scale of the screen, else the file itself.
  static func path(for path: String, scale: CGFloat) -> String {
    let whole = path as NSString
    guard Self.scale(of: path) == 1, !whole.pathExtension.isEmpty else { return path }
    for suffix in scaleSuffixes(scale) {
      let candidate = "\(whole.deletingPathExtension)\(suffix).\(whole.pathExtension)"
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return path
  }

  /// What the name says of the pixels in a point.
  static func scale(of path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let plain = stem.split(separator: "~").first ?? ""
    if plain.hasSuffix("@3x") { return 3 }
    return plain.hasSuffix("@2x") ? 2 : 1
  }

  private static func path(stem: String, type: String, in bundle: Bundle, traits: UITraitCollection) -> String? {
    let place = traits.assetPlace
    for suffix in scaleSuffixes(CGFloat(place.scale ?? 1)) {
      for device in [place.idiom == .pad ? "~ipad" : "~iphone", ""] {
        if let path = bundle.path(forResource: stem + suffix + device, ofType: type) { return path }
      }
    }
    return nil
  }

  /// The screen's scale first, then larger ones and smaller ones, as in asset catalogs.
  private static func scaleSuffixes(_ scale: CGFloat) -> [String] {
    let scales = [1, 2, 3].filter { CGFloat($0) >= scale } + [3, 2, 1].filter { CGFloat($0) < scale }
    return scales.map { $0 == 1 ? "" : "@\($0)x" }
  }
}
