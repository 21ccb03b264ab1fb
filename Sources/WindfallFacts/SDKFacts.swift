import Foundation

/// The facts of Apple's SDK for iOS: a folder with one file for each module, read when it is asked for.
public struct SDKFacts: Sendable {
  private let folder: URL

  public init(folder: URL) { self.folder = folder }

  /// The facts that lie beside a program of this package.
  public init(besides program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()) {
    folder = program.deletingLastPathComponent().appendingPathComponent("Windfall_WindfallFacts.resources/SDK")
  }

  /// The modules of which there are facts.
  public var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".facts") }.map { String($0.dropLast(".facts".count)) })
  }

  /// The file with the facts of a module.
  public func file(of module: String) -> URL { folder.appendingPathComponent("\(module).facts") }

  /// The table of the names that types, methods and constants have in Objective-C, where Swift's do not follow from them.
  public var renames: String {
    FileManager.default.contents(atPath: folder.appendingPathComponent("renames.tsv").path)
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What is known of a module; nil where there are no facts of it.
  public func module(_ name: String) throws(SDKFactsError) -> SDKModule? {
    let file = file(of: name)
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return try SDKModule(name: name, data: data, path: file.path)
  }
}
