/// Finds image files in bundles by the names that code uses.
enum ImageFile {
  static func path(named name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let whole = name as NSString
    let stem = whole.deletingPathExtension
    let types = whole.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [whole.pathExtension]
    let wanted = Int(scale)
    let suffixes = ["@\(wanted)x"] + [3, 2].filter { $0 != wanted }.map { "@\($0)x" }
    for suffix in [suffixes[0], ""] + suffixes.dropFirst() {
      for type in types {
        if let path = bundle.path(forResource: stem + suffix, ofType: type) { return path }
      }
    }
    return nil
  }

  /// What the name says of the pixels in a point.
  static func scale(of path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}
