import Foundation

/// An asset of a catalog: a folder with a `Contents.json` and the files that it names.
struct AssetSet {
  var kind: AssetSetKind
  /// With the folders in front that provide a namespace, such as `Icons/Star`.
  var name: String
  var folder: URL

  var contentsFile: URL { folder.appendingPathComponent("Contents.json") }

  /// The file that an element names, which must lie in the set's folder. One that is not there is left out with a warning,
  /// as in Xcode.
  func file(of element: AssetContents, noting files: inout AssetFiles) throws(BuildError) -> URL? {
    guard let name = try element.text("filename"), !name.isEmpty else { return nil }
    let file = folder.appendingPathComponent(name)
    let real = file.resolvingSymlinksInPath().path
    guard !name.contains("/"), name != "..", name != ".",
      real.hasPrefix(folder.resolvingSymlinksInPath().path + "/")
    else { throw element.error("the file \(name) does not lie in the folder of \(self.name)") }
    guard FileManager.default.fileExists(atPath: file.path) else {
      let warning = element.error("the file \(name) of \(self.name) is missing").message
      if !files.warnings.contains(warning) { files.warnings.append(warning) }
      return nil
    }
    return file
  }
}
