/// The path of a resource in the bundle that a class comes from.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
  OHPathForFileInBundle(fileName, Bundle(for: inBundleForClass))
}

/// The path of a file in the folder of documents.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
  FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent(fileName).path
}

/// The path of a resource in a bundle.
public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
  bundle.path(forResource: (fileName as NSString).deletingPathExtension, ofType: (fileName as NSString).pathExtension)
}
