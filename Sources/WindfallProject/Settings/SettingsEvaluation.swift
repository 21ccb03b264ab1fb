/// Works out one value. References may go in circles or grow without end, so both depth and work are limited.
struct SettingsEvaluation {
  private static let maximumDepth = 100
  private static let maximumWork = 20_000

  private let settings: BuildSettings

  /// How many of the candidates for a setting are being evaluated already, so that `$(inherited)`, and a reference of a
  /// setting to itself, mean the next one.
  private var used: [String: Int] = [:]
  private var depth = 0
  private var work = 0

  init(settings: BuildSettings) {
    self.settings = settings
  }

  mutating func value(of name: String) -> String? {
    let candidates = candidates(for: name)
    let index = used[name] ?? 0
    guard index < candidates.count, depth < Self.maximumDepth, work < Self.maximumWork else { return nil }
    work += 1
    depth += 1
    used[name] = index + 1
    let result = expanding(candidates[index], in: name)
    used[name] = index
    depth -= 1
    return result
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$NAME` in a text; `owner` is the setting whose value the text is.
  mutating func expanding(_ text: String, in owner: String? = nil) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let reference = SettingReference.first(in: rest) else {
        result += "$"
        continue
      }
      rest = reference.rest
      result += replacement(for: reference, in: owner)
      work += result.utf8.count / 1024
      guard work < Self.maximumWork else { return result }
    }
    return result + rest
  }

  private mutating func replacement(for reference: SettingReference, in owner: String?) -> String {
    guard depth < Self.maximumDepth else { return "" }
    depth += 1
    defer { depth -= 1 }
    // The name may itself be put together from settings: `$(FLAGS_$(CONFIGURATION))`.
    let expression = expanding(reference.expression, in: owner)
    let parts = expression.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let found: String? =
      if name == "inherited" || name == "value" {
        owner.flatMap { value(of: $0) }
      } else {
        value(of: name)
      }
    return parts.dropFirst().reduce(found ?? "") { SettingModifier.apply(String($1), to: $0) }
  }

  /// The values for a setting from the strongest to the weakest. Within a level, conditions win over none, later over
  /// earlier.
  private func candidates(for name: String) -> [String] {
    settings.levels.reversed().flatMap { level in
      let matching = level.assignments.filter { $0.name == name && $0.holds(on: settings.platform) }
      let conditional = matching.filter { !$0.conditions.isEmpty }
      let unconditional = matching.filter { $0.conditions.isEmpty }
      return conditional.reversed().map(\.value) + unconditional.reversed().map(\.value)
    }
  }
}
