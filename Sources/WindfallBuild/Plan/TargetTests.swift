import Foundation
import WindfallCore
import WindfallLowering

/// The tests of one target as they stand in its sources.
struct TargetTests {
  private let target: TargetPlan
  private let lowered: LoweredTarget
  /// What the target imports, where test classes may inherit from.
  private let imported: [ImportedModule]
  /// What is known of the files that are compiled.
  private let facts: [SourceFacts]
  /// The same of those that are not: they are few, and read anew each time.
  private let leftOut: [SourceFacts]

  /// The libraries are those whose tests a playground page runs beside its own.
  init(target: TargetPlan, lowered: LoweredTarget, libraries: [LoweredTarget], imported: [ImportedModule] = []) {
    self.target = target
    self.imported = imported
    self.lowered = lowered
    facts = TargetLowering.facts(of: lowered, with: libraries)
    let options = LoweringOptions(
      moduleName: target.moduleName, isTestTarget: true, conditions: Set(target.settings.conditions))
    leftOut = target.leftOutFiles.compactMap { file in
      guard let text = try? String(contentsOfFile: file.path, encoding: .utf8) else { return nil }
      return Lowerer(options: options).lower(source: text, path: file.path).facts
    }
  }

  /// All tests that the scheme lets run, those that cannot run included.
  var all: [TestIdentifier] { tests(in: facts + leftOut) }

  /// The tests that are lost with files which cannot be compiled, with the reason.
  var impossible: [TestIdentifier: String] {
    guard let first = target.leftOutFiles.first else { return [:] }
    let possible = Set(tests(in: facts))
    var reasons: [TestIdentifier: String] = [:]
    for test in all where !possible.contains(test) {
      let file = leftOut.first { file in
        (file.classes.map(\.name) + file.extensions.map(\.type)).contains(test.className ?? "")
      }
      reasons[test] = target.leftOutFiles.first { $0.path == file?.path }?.reason ?? first.reason
    }
    return reasons
  }

  /// The files that are lost and that no lost test tells of: those without tests, and those whose tests only run tells.
  var unreported: [LeftOutFile] {
    guard !target.leftOutFiles.isEmpty else { return [] }
    let possible = Set(TestDiscovery(facts, imported: imported).classes.flatMap(Self.tests))
    let found = TestDiscovery(facts + leftOut, imported: imported).classes
    let lost = Set(found.filter { !possible.isSuperset(of: Self.tests(of: $0)) }.map(\.name))
    let listing = Set(found.filter(\.listsTests).map(\.file))
    return target.leftOutFiles.filter { file in
      guard !listing.contains(file.path), let facts = leftOut.first(where: { $0.path == file.path }) else {
        return true
      }
      return facts.swiftTests.isEmpty
        && lost.isDisjoint(with: facts.classes.map(\.name) + facts.extensions.map(\.type))
    }
  }

  private static func tests(of testClass: DiscoveredTestClass) -> [String] {
    testClass.methods.map { "\(testClass.name)/\($0.name)" }
  }

  /// The test classes that list more tests when they run.
  var listingClasses: [String] {
    TestDiscovery(lowered.facts, imported: imported).classes.filter(\.listsTests).map(\.name)
  }

  private func tests(in facts: [SourceFacts]) -> [TestIdentifier] {
    let discovery = TestDiscovery(facts, imported: imported)
    let all = discovery.classes.filter(isUsed).flatMap { testClass in
      testClass.methods.map { TestIdentifier(target: target.name, className: testClass.name, method: $0.name) }
    }
    // Playgrounds run the tests of XCTest only.
    let swiftTests = (target.pageContents == nil ? discovery.swiftTests : []).map {
      TestIdentifier(target: target.name, className: $0.suite, method: $0.name)
    }
    return (all + swiftTests).filter(target.selection.includes)
  }

  /// Pages share libraries, and mean only those of their test classes that they name.
  private func isUsed(_ testClass: DiscoveredTestClass) -> Bool {
    guard let page = target.pageContents, testClass.file != page.path else { return true }
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.contains("\(testClass.name).") || text.contains("XCTestSuite.default")
  }
}
