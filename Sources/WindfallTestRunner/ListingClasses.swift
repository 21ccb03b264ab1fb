import Foundation
import XCTest
@_spi(Windfall) import XCTestOverlay

/// The test classes that list their tests when they are asked, such as specs.
///
/// All of them are asked before any test runs, because what one says may decide which tests of another run.
@MainActor struct ListingClasses {
  /// The test that stands for the tests of a class that cannot be asked.
  static let wholeClass = "spec"

  /// The classes that the process did not survive asking.
  private let broken: Set<String>
  /// Is told what has been listed, line by line, before the next class is asked.
  private let log: FileHandle?

  /// Reads what the tool has found out, and where it wants the list.
  init(environment: [String: String]) {
    broken = Set((environment["WINDFALL_TEST_LEFT_OUT"] ?? "").split(separator: "/").map(String.init))
    log = environment["WINDFALL_TEST_LIST"].flatMap { FileHandle(forWritingAtPath: $0) }
  }

  /// Whether the process is to list tests, and to run none.
  var onlyLists: Bool { log != nil }

  /// The registrations with the tests that their classes list.
  func expanded(_ registrations: [TestRegistration], configurations: [AnyClass]) -> [TestRegistration] {
    guard registrations.contains(where: { $0.type is any TestListing.Type }) else { return registrations }
    for configuration in configurations { (configuration as? any TestConfiguring.Type)?.configureTests() }
    var result: [TestRegistration] = []
    for var registration in registrations {
      guard let type = registration.type as? any TestListing.Type else {
        result.append(registration)
        continue
      }
      if let index = result.firstIndex(where: { $0.name == registration.name && $0.type is any TestListing.Type }) {
        let problem = namesake(registration, of: result[index])
        write("> \(registration.name)\n+ \(problem.name)\n<\n")
        result[index].methods.append(problem)
        continue
      }
      write("> \(registration.name)\n")
      (CurrentTest.file, CurrentTest.line) = (registration.file, registration.line)
      registration.methods += broken.contains(registration.name) ? [whole(registration, type)] : tests(of: type)
      (CurrentTest.file, CurrentTest.line) = (nil, nil)
      write(registration.methods.map { "+ \($0.name)\n" }.joined() + "<\n")
      result.append(registration)
    }
    return result
  }

  private func tests(of type: any TestListing.Type) -> [TestMethod] { type.listedTests().map { TestMethod($0) } }

  /// Asks the class inside a test, which then has the crash.
  private func whole(_ registration: TestRegistration, _ type: any TestListing.Type) -> TestMethod {
    TestMethod(Self.wholeClass, file: registration.file, line: registration.line) { _ in
      _ = type.listedTests()
      CurrentTest.record("The examples of \(registration.name) could not be read; run the tests again.")
    }
  }

  /// The second of two classes of one name, whose tests could not be told from those of the first.
  private func namesake(_ second: TestRegistration, of first: TestRegistration) -> TestMethod {
    let count = first.methods.count { $0.name.hasPrefix(Self.wholeClass) }
    let name = count == 0 ? Self.wholeClass : "\(Self.wholeClass) (\(count + 1))"
    return TestMethod(name, file: second.file, line: second.line) { _ in
      CurrentTest.record(
        "There are several specs called \(second.name): this one, and one in "
          + "\(URL(fileURLWithPath: first.file).lastPathComponent). Rename one; the examples of this one are not run.")
    }
  }

  private func write(_ text: String) { try? log?.write(contentsOf: Data(text.utf8)) }
}
