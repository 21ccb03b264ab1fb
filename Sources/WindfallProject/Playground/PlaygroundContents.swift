import Foundation

/// What the `contents.xcplayground` of a playground says.
struct PlaygroundContents {
  /// The names of the pages in their order; empty where the file leaves the order to the names.
  let pageNames: [String]

  /// Reads the file of a playground; a playground for another system than iOS is an error.
  init(of playground: URL) throws(ProjectError) {
    let file = playground.appending(path: "contents.xcplayground")
    guard let data = InputFile.data(at: file) else {
      throw ProjectError(
        "the playground has no contents.xcplayground", path: playground.path,
        advice: "take it again from version control")
    }
    let root = try PlaygroundFolder.markup(data, of: file, what: "the playground")
    if let platform = root.attributes["target-platform"], platform.lowercased() != "ios" {
      throw ProjectError(
        "the playground is for \(platform), and only playgrounds for iOS are run", path: playground.path,
        advice: "choose iOS in the playground's settings")
    }
    pageNames = (root["pages"]?.all("page") ?? []).compactMap { $0.attributes["name"] }
  }
}
