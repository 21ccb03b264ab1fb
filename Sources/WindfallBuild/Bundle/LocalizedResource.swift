import Foundation
import WindfallProject

/// A file with localized texts, and what the build makes of it: property lists that Foundation reads quickly.
struct LocalizedResource {
  private enum Kind: String {
    case strings, stringsdict, xcstrings
  }

  private let resource: BundleResource
  private let kind: Kind

  /// Nil for resources of other kinds.
  init?(_ resource: BundleResource) {
    guard let kind = Kind(rawValue: resource.source.pathExtension) else { return nil }
    self.resource = resource
    self.kind = kind
  }

  /// The files of the bundle, by their place in it.
  func files() throws(BuildError) -> [String: Data] {
    do {
      switch kind {
      case .strings:
        return [resource.destination: try data(of: strings(LocalizedTableFile(resource.source).strings()))]
      case .stringsdict: return [resource.destination: try data(of: LocalizedTableFile(resource.source).rules())]
      case .xcstrings: return try catalogFiles()
      }
    } catch let error as ProjectError {
      throw BuildError(.buildFailed, error.description)
    } catch {
      throw BuildError(
        .buildFailed, "\(resource.source.path): its texts cannot be written as a property list: \(error)")
    }
  }

  private func catalogFiles() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for (language, table) in try StringCatalogFile(resource.source).tables() {
      let stem = "\(folder)\(language).lproj/\(resource.source.deletingPathExtension().lastPathComponent)"
      result["\(stem).strings"] = try data(of: strings(table.strings))
      if !table.rules.isEmpty { result["\(stem).stringsdict"] = try data(of: table.rules) }
    }
    return result
  }

  /// Where the folders of the languages stand: catalogs of interface files lie in one for several languages.
  private var folder: String {
    var components = resource.destination.split(separator: "/").dropLast()
    if components.last?.hasSuffix(".lproj") == true { components.removeLast() }
    return components.map { "\($0)/" }.joined()
  }

  private func strings(_ strings: [String: String]) -> [String: PropertyListValue] {
    strings.mapValues { .string($0) }
  }

  private func data(of entries: [String: PropertyListValue]) throws -> Data {
    try PropertyListValue.dictionary(entries).data(format: .binary)
  }
}
