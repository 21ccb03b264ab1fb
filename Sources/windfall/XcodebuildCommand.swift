import ArgumentParser
import Foundation
import WindfallBuild
import WindfallProject

/// Does what `xcodebuild` is asked for, in its words, by the commands of `windfall`.
struct XcodebuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcodebuild", abstract: "Takes the command line of xcodebuild; also when called by that name.",
    discussion: """
      Builds and tests a project with the arguments, lines and exit statuses of Xcode's tool. A flag that cannot be \
      followed is refused by name; one that changes nothing here is noted.
      """)

  @Argument(parsing: .captureForPassthrough, help: "What xcodebuild takes.")
  var arguments: [String] = []

  func run() throws {
    // Its own complaints go where Xcode's do; all else, a compiler's messages too, is read from standard output.
    let errors = FileHandle(fileDescriptor: dup(STDERR_FILENO), closeOnDealloc: true)
    dup2(STDOUT_FILENO, STDERR_FILENO)
    do {
      try Interruption.install()
      let status = try perform(XcodebuildArguments(arguments))
      if status != 0 { throw ExitCode(status) }
    } catch let failure as XcodebuildFailure {
      throw say(failure.message, failure.status, on: errors)
    } catch let error as BuildError {
      throw say(error.message, XcodebuildFailure.status(for: error.status), on: errors)
    } catch let error as ProjectError {
      throw say(error.description, XcodebuildFailure.status(for: .unreadableProject), on: errors)
    } catch let error as Interruption {
      throw say(error.description, error.exitStatus, on: errors)
    } catch let error as SystemError {
      throw say(error.description, XcodebuildFailure.status(for: .unusableMachine), on: errors)
    }
  }

  private func say(_ message: String, _ status: Int32, on errors: FileHandle) -> ExitCode {
    fflush(nil)
    errors.write(Data("xcodebuild: error: \(message)\n".utf8))
    return ExitCode(status)
  }

  private func perform(_ request: XcodebuildArguments) throws -> Int32 {
    guard FileManager.default.fileExists(atPath: request.path) else { throw XcodebuildFailure.missing(request.path) }
    if let question = request.question { return try answer(question, request) }
    if !request.isQuiet {
      write("Command line invocation:\n    xcodebuild \(arguments.joined(separator: " "))\n\n")
      for note in request.notes { write("note: \(note)\n") }
    }
    if let device = request.destination?.device { setenv("WINDFALL_DEVICE", device, 1) }
    for action in request.actions {
      let status = try perform(action, request)
      guard status == 0 else { return status }
    }
    return 0
  }

  private func perform(_ action: XcodebuildArguments.Action, _ request: XcodebuildArguments) throws -> Int32 {
    let title: String
    let failedTitle: String
    let status: CommandStatus
    do {
      switch action {
      case .clean:
        (title, failedTitle) = ("CLEAN", "CLEAN")
        try clean(request)
        status = .passed
      case .build:
        (title, failedTitle) = ("BUILD", "BUILD")
        let project = try ProjectOptions.parse([request.path] + request.projectArguments)
        _ = try project.builder { try $0.appPlan() }.build()
        status = .passed
      case .buildForTesting:
        (title, failedTitle) = ("TEST BUILD", "TEST BUILD")
        status = try test(request).runTests(console: XcodebuildReporter(isQuiet: true), onlyBuilding: true)
      case .test, .testWithoutBuilding:
        (title, failedTitle) = action == .test ? ("TEST", "TEST") : ("TEST EXECUTE", "TEST EXECUTE")
        status = try test(request, resultBundle: request.resultBundle)
          .runTests(console: XcodebuildReporter(isQuiet: request.isQuiet))
      }
    } catch let error as BuildError where error.status == .buildFailed {
      write("\n** \(action == .test ? "TEST" : "BUILD") FAILED **\n\n")
      throw error
    }
    write("\n** \(status == .passed ? "\(title) SUCCEEDED" : "\(failedTitle) FAILED") **\n\n")
    return XcodebuildFailure.status(for: status)
  }

  /// The command that `windfall test` would run.
  private func test(_ request: XcodebuildArguments, resultBundle: String? = nil) throws -> TestCommand {
    var arguments = [request.path] + request.projectArguments + request.testArguments + ["--in-order"]
    if let resultBundle {
      guard !FileManager.default.fileExists(atPath: resultBundle) else {
        throw XcodebuildFailure(message: "Existing file at -resultBundlePath \"\(resultBundle)\"", status: 64)
      }
      try FileManager.default.createDirectory(atPath: resultBundle, withIntermediateDirectories: true)
      arguments += [
        "--junit", "\(resultBundle)/junit.xml", "--json", "\(resultBundle)/events.json", "--attachments",
        "\(resultBundle)/Attachments",
      ]
    }
    do {
      return try TestCommand.parse(arguments)
    } catch {
      throw XcodebuildFailure(message: TestCommand.message(for: error), status: 64)
    }
  }

  private func clean(_ request: XcodebuildArguments) throws {
    let project = try ProjectOptions.parse([request.path] + request.projectArguments)
    let folder = try project.derivedDataFolder(of: try project.workspace())
    let lock = try DerivedDataLock(folder, progress: BuildProgress())
    try withExtendedLifetime(lock) { try folder.clean() }
  }

  private func answer(_ question: XcodebuildArguments.Question, _ request: XcodebuildArguments) throws -> Int32 {
    switch question {
    case .help:
      write(XcodebuildCommand.helpMessage() + "\n")
      return 0
    case .version:
      write("Xcode 26.0\nBuild version Windfall \(Windfall.configuration.version)\n")
      return 0
    case .list, .settings, .destinations, .testPlans: break
    }
    let project = try ProjectOptions.parse([request.path] + request.projectArguments)
    let listing = XcodebuildListing(try project.workspace(), isJSON: request.isJSON)
    switch question {
    case .list: write(try listing.list())
    case .settings: write(try listing.settings(scheme: project.scheme, configuration: project.configuration))
    case .destinations: write(try listing.destinations(scheme: project.scheme))
    case .testPlans: write(try listing.testPlans(scheme: project.scheme))
    case .help, .version: break
    }
    return 0
  }

  private func write(_ text: String) { ConsoleReporter.writeToStandardOutput(text) }
}
