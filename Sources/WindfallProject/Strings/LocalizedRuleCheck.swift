import WindfallCore

/// Finds what is missing in an entry of a `.stringsdict` file.
enum LocalizedRuleCheck {
  /// What is wrong with an entry, or nil.
  static func problem(of entry: PropertyListValue) -> String? {
    switch entry {
    case .string: return nil
    case .dictionary(let fields):
      if let devices = fields[LocalizedRuleKey.devices] { return problem(ofChoices: devices) }
      if let widths = fields[LocalizedRuleKey.widths] { return problem(ofChoices: widths) }
      return problem(ofFields: fields)
    default: return "it is neither a text nor a dictionary"
    }
  }

  private static func problem(ofChoices choices: PropertyListValue) -> String? {
    guard let choices = choices.dictionary, !choices.isEmpty else { return "it has no texts to choose from" }
    return choices.sorted { $0.key < $1.key }.lazy.compactMap { problem(of: $0.value) }.first
  }

  private static func problem(ofFields fields: [String: PropertyListValue]) -> String? {
    guard let format = fields[LocalizedRuleKey.format]?.string else { return "it has no \(LocalizedRuleKey.format)" }
    for case .variable(_, let name) in FormatText(format).pieces {
      guard let rule = fields[name]?.dictionary else { return "its format names \"\(name)\", which it does not have" }
      guard rule[LocalizedRuleKey.type]?.string == LocalizedRuleKey.plural else {
        return "\"\(name)\" is not of the type \(LocalizedRuleKey.plural)"
      }
      guard rule["other"]?.string != nil else { return "\"\(name)\" has no text for \"other\"" }
    }
    return nil
  }
}
