/// The path of a resource in a bundle.
public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
  bundle.path(forResource: (fileName as NSString).deletingPathExtension, ofType: (fileName as NSString).pathExtension)
}
