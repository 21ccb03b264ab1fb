/// The options of a test plan, or of one of its configurations, as they stand in the file.
struct TestPlanOptions: Decodable {
  var commandLineArgumentEntries: [Argument]?
  var environmentVariableEntries: [Variable]?
  var language: String?
  var region: String?
  var testRepetitionMode: String?
  var maximumTestRepetitions: Int?
  var testTimeoutsEnabled: Bool?
  var defaultTestExecutionTimeAllowance: Double?
  var maximumTestExecutionTimeAllowance: Double?
  var codeCoverage: Switch?
  var addressSanitizer: Switch?
  var threadSanitizerEnabled: Bool?
  var undefinedBehaviorSanitizerEnabled: Bool?
  var locationScenario: Presence?

  struct Argument: Decodable {
    var argument: String
    var enabled: Bool?
  }

  struct Variable: Decodable {
    var key: String
    var value: String
    var enabled: Bool?
  }

  /// An option that is off, or on with details.
  struct Switch: Decodable {
    let isOn: Bool
    /// The names of the targets that it is for; nil for all.
    var targets: [String]?

    private enum Key: String, CodingKey {
      case enabled
      case targets
    }

    private struct Target: Decodable {
      var name: String?
    }

    init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Bool.self) {
        isOn = value
      } else {
        let details = try decoder.container(keyedBy: Key.self)
        isOn = try details.decodeIfPresent(Bool.self, forKey: .enabled) ?? true
        targets = try details.decodeIfPresent([Target].self, forKey: .targets)?.compactMap(\.name)
      }
    }
  }

  /// An option of which it matters only that it is there.
  struct Presence: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}

extension [TestPlanOptions] {
  /// What all configurations have in common, then what one of them changes.
  var launchOptions: LaunchOptions {
    var result = LaunchOptions()
    for option in self {
      if let entries = option.commandLineArgumentEntries {
        result.arguments = entries.filter { $0.enabled != false }.flatMap { SettingsList.elements(of: $0.argument) }
      }
      for entry in option.environmentVariableEntries ?? [] where entry.enabled != false {
        result.environment[entry.key] = entry.value
      }
      result.language = option.language ?? result.language
      result.region = option.region ?? result.region
    }
    return result
  }

  /// Nil for a mode that is not known.
  var repetition: TestRepetition? {
    let count = compactMap(\.maximumTestRepetitions).last.map { Swift.max(1, $0) }
    switch compactMap(\.testRepetitionMode).last ?? "none" {
    case "none": return TestRepetition.none
    case "fixedIterations": return .fixed(count ?? TestRepetition.usualRepetitions)
    case "untilFailure": return .untilFailure(count ?? TestRepetition.usualRepetitions)
    case "retryOnFailure": return .retryOnFailure(count ?? TestRepetition.usualRetries)
    default: return nil
    }
  }

  /// How long a test may take, in whole minutes as in Xcode; nil where the plan does not limit it.
  var timeAllowance: Double? {
    guard compactMap(\.testTimeoutsEnabled).last == true else { return nil }
    let limit = compactMap(\.maximumTestExecutionTimeAllowance).last ?? .infinity
    let seconds = Swift.min(compactMap(\.defaultTestExecutionTimeAllowance).last ?? 600, limit)
    return Swift.max(1, (seconds / 60).rounded(.up)) * 60
  }
}
