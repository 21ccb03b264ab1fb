import Foundation

/// One page of a playground: a program of its own.
public struct PlaygroundPage: Sendable {
  /// The page's name, which is unique in its playground.
  public let name: String

  /// The file whose top-level code is the program.
  public let contents: URL

  /// The Swift files of the page's `Sources` folder, which make up a module that this page imports.
  public let sources: [URL]

  /// What the page finds in its main bundle: its own files, and those of the playground that they do not replace.
  public let resources: [URL]

  init(name: String, folder: URL, sources: [URL], resources: [URL]) throws(ProjectError) {
    self.name = name
    self.sources = sources
    self.resources = resources
    contents = folder.appending(path: "Contents.swift")
    guard FileManager.default.fileExists(atPath: contents.path) else {
      throw ProjectError(
        "the playground page has no Contents.swift", path: folder.path, advice: "take it again from version control")
    }
  }
}
