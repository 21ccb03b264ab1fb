import Foundation
import Synchronization

/// The locale of the process, and the calendar that goes with it.
enum CurrentLocale {
  private struct State {
    let locale: Locale
    let calendar: Calendar
  }

  private static let known = Mutex<State?>(nil)

  static var locale: Locale { state.locale }

  static var calendar: Calendar {
    var calendar = state.calendar
    // An app may have changed it.
    let timeZone = TimeZone.current
    if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  static func forget() { known.withLock { $0 = nil } }

  private static var state: State {
    if let known = known.withLock({ $0 }) { return known }
    let locale = Locale(identifier: identifier(for: .current, app: .main))
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    let state = State(locale: locale, calendar: calendar)
    known.withLock { $0 = state }
    return state
  }

  /// As on iOS, the language is the one that the app shows, and the region that of the person: an app without French
  /// texts has the locale `en_FR` in France.
  static func identifier(for languages: ProcessLanguages, app: Bundle) -> String {
    let own = languages.locale.replacingOccurrences(of: "-", with: "_")
    guard app.infoDictionary?["CFBundleIdentifier"] != nil,
      let shown = BundleLocalizations.of(app).preferred.first
    else { return own }
    let language = shown.replacingOccurrences(of: "_", with: "-")
    var components = Locale.Components(identifier: own)
    let chosen = Locale.Language(components: components.languageComponents)
    guard !isSame(Locale.Language(identifier: language), chosen) else { return own }
    let parts = language.split(separator: "-")
    components.languageComponents.languageCode = parts.first.map { Locale.LanguageCode(String($0)) }
    components.languageComponents.script = parts.dropFirst().first { $0.count == 4 }.map { Locale.Script(String($0)) }
    return Locale(components: components).identifier
  }

  /// Whether two languages are written alike; their regions do not count.
  private static func isSame(_ first: Locale.Language, _ second: Locale.Language) -> Bool {
    let languages = [first, second].map { Locale.Language(identifier: $0.maximalIdentifier) }
    return languages[0].languageCode == languages[1].languageCode && languages[0].script == languages[1].script
  }
}
