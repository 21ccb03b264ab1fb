/// The path of a resource in the bundle that a class comes from.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
  OHPathForFileInBundle(fileName, Bundle(for: inBundleForClass))
}
