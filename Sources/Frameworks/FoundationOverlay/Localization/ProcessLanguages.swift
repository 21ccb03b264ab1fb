import Foundation
import Synchronization

/// The languages and the region that a person chose for this process: the arguments or defaults `AppleLanguages` and
/// `AppleLocale`, or else those of a new simulator.
@_spi(Windfall) public struct ProcessLanguages: Equatable, Sendable {
  /// The languages, the favourite first.
  public var languages: [String]
  /// The identifier of the locale, whose region holds for the app, whatever its language.
  public var locale: String

  public static let simulator = ProcessLanguages(languages: ["en-US"], locale: "en_US")

  private static let chosen = Mutex<ProcessLanguages?>(nil)

  public init(languages: [String], locale: String) {
    self.languages = languages
    self.locale = locale
  }

  /// What the defaults say, among which the arguments of the process are.
  public init(_ defaults: UserDefaults) {
    let list = defaults.stringArray(forKey: "AppleLanguages") ?? defaults.string(forKey: "AppleLanguages").map { [$0] }
    let languages = list?.map { $0.trimmingCharacters(in: Self.space) }.filter { !$0.isEmpty } ?? []
    let locale = defaults.string(forKey: "AppleLocale")?.trimmingCharacters(in: Self.space) ?? ""
    self.languages = languages.isEmpty ? Self.simulator.languages : languages
    self.locale = locale.isEmpty ? Self.simulator.locale : locale
  }

  private static let space = CharacterSet(charactersIn: " ()\"\n\t")

  /// They do not change while the process lives.
  public static var current: ProcessLanguages {
    if let known = chosen.withLock({ $0 }) { return known }
    let found = ProcessLanguages(.standard)
    chosen.withLock { $0 = found }
    return found
  }

  /// Chooses languages whatever the defaults say, and forgets what was found for others; nil leaves the choice to the
  /// defaults, when they are next asked.
  public static func choose(_ languages: ProcessLanguages?) {
    chosen.withLock { $0 = languages }
    CurrentLocale.forget()
    BundleLocalizations.forget()
    StringTableLibrary.forget()
  }
}
