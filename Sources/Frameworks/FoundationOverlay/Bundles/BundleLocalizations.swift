import Foundation
import Synchronization

/// The languages of a bundle, and which of them the process uses.
@_spi(Windfall) public struct BundleLocalizations: Sendable {
  /// All for which there are folders, sorted.
  public let all: [String]
  /// Those that are used, the best first; at least the language of development.
  public let preferred: [String]
  /// The language that the bundle was developed in.
  public let development: String

  private static let known = Mutex<[String: BundleLocalizations]>([:])

  static func forget() { known.withLock { $0 = [:] } }

  public static func of(_ bundle: Bundle) -> BundleLocalizations {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let localizations = known.withLock({ $0[path] }) { return localizations }
    let found = BundleLocalizations(bundle, folder: path)
    known.withLock { $0[path] = found }
    return found
  }

  /// The languages in whose folders resources are looked for after those that are used.
  public var fallbacks: [String] { ["Base", development].filter { !preferred.contains($0) } }

  private init(_ bundle: Bundle, folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    all = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let wanted = Self.wanted(by: bundle)
    let matches = LanguageMatch.best(of: all, for: wanted + [development])
    preferred = matches.isEmpty ? [all.first { $0 != "Base" } ?? development] : matches
  }

  /// The languages of the app, which all its bundles follow, unless it allows languages to be mixed; those of the person
  /// in a process that is no app.
  static var ofApp: [String] {
    let info = Bundle.main.infoDictionary ?? [:]
    guard info["CFBundleIdentifier"] != nil, info["CFBundleAllowMixedLocalizations"] as? Bool != true else {
      return ProcessLanguages.current.languages
    }
    return of(.main).preferred
  }

  private static func wanted(by bundle: Bundle) -> [String] {
    bundle.bundlePath == Bundle.main.bundlePath ? ProcessLanguages.current.languages : ofApp
  }
}
