/// The command line of `xcodebuild`, read.
public struct XcodebuildArguments: Sendable {
  /// What is done, in the order of the command line.
  public enum Action: String, Sendable {
    case build
    case buildForTesting = "build-for-testing"
    case clean
    case test
    case testWithoutBuilding = "test-without-building"
  }

  /// What is only asked for.
  public enum Question: String, Sendable {
    case list = "-list"
    case settings = "-showBuildSettings"
    case destinations = "-showdestinations"
    case testPlans = "-showTestPlans"
    case version = "-version"
    case help = "-help"
  }

  public private(set) var actions: [Action] = []
  public private(set) var question: Question?
  public private(set) var isQuiet = false
  public private(set) var isJSON = false
  public private(set) var destination: XcodebuildDestination?
  /// Where Xcode would put its results.
  public private(set) var resultBundle: String?
  /// What is said before anything is done: flags that change nothing.
  public private(set) var notes: [String] = []
  /// The project or workspace, or the current folder.
  public private(set) var path = "."
  /// The same command line for `windfall`: what all commands know, and what only `test` does.
  public private(set) var projectArguments: [String] = []
  public private(set) var testArguments: [String] = []
  /// How many processes run tests.
  private var jobs: [String] = []

  /// Reads the arguments after the name; throws for what is not known, or cannot be.
  public init(_ arguments: [String]) throws(XcodebuildFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() { try read(argument, &rest) }
    if actions.isEmpty { actions = [.build] }
    testArguments += jobs
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(XcodebuildFailure) {
    if let action = Action(rawValue: argument) { return actions.append(action) }
    if let asked = Question(rawValue: argument) {
      question = asked
      return
    }
    if let reason = XcodebuildFlag.refused[argument] {
      throw .usage("'\(argument)' is not supported by Windfall: \(reason)")
    }
    if let kind = XcodebuildFlag.harmless[argument] {
      if case .value = kind { _ = try value(of: argument, &rest) }
      notes.append("\(argument) changes nothing here")
      return
    }
    if let reason = XcodebuildFlag.mustBeOff[argument] {
      guard try !flag(argument, &rest) else {
        throw .usage("'\(argument) YES' is not supported by Windfall: \(reason)")
      }
      return
    }
    if argument.hasPrefix("-") {
      if try readProject(argument, &rest) { return }
      if try readTests(argument, &rest) { return }
      if try readOutput(argument, &rest) { return }
      throw .usage("invalid option '\(argument)'")
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { throw .usage("Unknown build action '\(argument)'.") }
    projectArguments += ["--setting", argument]
  }

  // MARK: - Flags

  private mutating func readProject(
    _ flag: String, _ rest: inout ArraySlice<String>
  ) throws(XcodebuildFailure) -> Bool {
    switch flag {
    case "-project", "-workspace": path = try value(of: flag, &rest)
    case "-scheme": projectArguments += ["--scheme", try value(of: flag, &rest)]
    case "-configuration": projectArguments += ["--configuration", try value(of: flag, &rest)]
    case "-xcconfig": projectArguments += ["--xcconfig", try value(of: flag, &rest)]
    case "-packageCachePath": projectArguments += ["--package-cache", try value(of: flag, &rest)]
    case "-derivedDataPath": projectArguments += ["--derived-data", try value(of: flag, &rest)]
    case "-sdk":
      let sdk = try value(of: flag, &rest)
      guard sdk.hasPrefix("iphone") else {
        throw XcodebuildFailure(message: "SDK \"\(sdk)\" cannot be located: there is that of iOS", status: 64)
      }
    case "-destination":
      let wanted = try XcodebuildDestination(try value(of: flag, &rest))
      if let destination, destination != wanted {
        throw .usage("'-destination' can be given once here: tests run on one device at a time")
      }
      destination = wanted
      if let note = wanted.note, !notes.contains(note) { notes.append(note) }
    default: return false
    }
    return true
  }

  private mutating func readTests(
    _ flag: String, _ rest: inout ArraySlice<String>
  ) throws(XcodebuildFailure) -> Bool {
    for (start, option) in [("-only-testing", "--only-testing"), ("-skip-testing", "--skip-testing")] {
      if flag.hasPrefix(start + ":") {
        testArguments += [option, String(flag.dropFirst(start.count + 1))]
        return true
      }
    }
    switch flag {
    case "-only-testing": testArguments += ["--only-testing", try value(of: flag, &rest)]
    case "-skip-testing": testArguments += ["--skip-testing", try value(of: flag, &rest)]
    case "-testPlan": testArguments += ["--test-plan", try value(of: flag, &rest)]
    case "-only-test-configuration": testArguments += ["--only-test-configuration", try value(of: flag, &rest)]
    case "-skip-test-configuration": testArguments += ["--skip-test-configuration", try value(of: flag, &rest)]
    case "-test-iterations": testArguments += ["--iterations", try number(flag, &rest)]
    case "-retry-tests-on-failure": testArguments.append("--retry-tests-on-failure")
    case "-run-tests-until-failure": testArguments.append("--run-tests-until-failure")
    case "-test-timeouts-enabled":
      if try !self.flag(flag, &rest) { notes.append("\(flag) NO changes nothing here: every test has a time limit") }
    case "-default-test-execution-time-allowance": testArguments += ["--test-timeout", try number(flag, &rest)]
    case "-maximum-test-execution-time-allowance":
      _ = try number(flag, &rest)
      notes.append("\(flag) changes nothing here: a test has the time that it asks for")
    case "-enableCodeCoverage": testArguments.append(try self.flag(flag, &rest) ? "--coverage" : "--no-coverage")
    case "-enumerate-tests": testArguments.append("--list")
    case "-parallel-testing-enabled": if try !self.flag(flag, &rest) { jobs = ["--no-parallel"] }
    case "-parallel-testing-worker-count", "-maximum-parallel-testing-workers":
      let count = try number(flag, &rest)
      if jobs != ["--no-parallel"] { jobs = ["--jobs", count] }
    default: return false
    }
    return true
  }

  private mutating func readOutput(
    _ flag: String, _ rest: inout ArraySlice<String>
  ) throws(XcodebuildFailure) -> Bool {
    switch flag {
    case "-quiet": isQuiet = true
    case "-json": isJSON = true
    case "-verbose": projectArguments.append("--verbose")
    case "-usage", "--help", "-h": question = .help
    case "-resultBundlePath": resultBundle = try value(of: flag, &rest)
    case _ where flag.hasPrefix("-UseModernBuildSystem"): notes.append("\(flag) changes nothing here")
    default: return false
    }
    return true
  }

  // MARK: - Values

  private func value(of flag: String, _ rest: inout ArraySlice<String>) throws(XcodebuildFailure) -> String {
    guard let value = rest.popFirst() else { throw .usage("option '\(flag)' requires an argument") }
    return value
  }

  private func flag(_ flag: String, _ rest: inout ArraySlice<String>) throws(XcodebuildFailure) -> Bool {
    switch try value(of: flag, &rest) {
    case "YES": return true
    case "NO": return false
    case let other: throw .usage("option '\(flag)' requires YES or NO, not '\(other)'")
    }
  }

  private func number(_ flag: String, _ rest: inout ArraySlice<String>) throws(XcodebuildFailure) -> String {
    let value = try value(of: flag, &rest)
    guard let number = Int(value), number > 0 else {
      throw .usage("option '\(flag)' requires a number, not '\(value)'")
    }
    return value
  }
}
