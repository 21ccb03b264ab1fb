import Foundation
import Testing

@testable import WindfallBuild

struct LeniencyTests {
  private static let capture =
    "/App/A.swift:3:5: error: capture of 'tell' with non-Sendable type '() -> Void' in a '@Sendable' closure [#SendableClosureCaptures]"
  private static let mutation = "/App/B.swift:4:5: error: property 'n' can not be mutated from a Sendable closure"

  private let plan: BuildPlan

  init() throws {
    plan = try BuildPlan(
      project: URL(fileURLWithPath: "/App.xcodeproj"),
      targets: [
        Self.target("App", "A", mode: 6), Self.target("Five", "B", mode: 5), Self.target("Kit", "C", mode: 6),
      ])
  }

  private static func target(_ name: String, _ file: String, mode: Int) -> TargetPlan {
    TargetPlan(
      name: name, kind: .library, moduleName: name, productName: name,
      sources: [URL(fileURLWithPath: "/App/\(file).swift")], settings: CompilerSettings(languageMode: mode))
  }

  private func found(_ lines: [String]) -> [String] { Leniency.targets(of: plan, for: lines).map(\.target.name) }

  @Test("A target in the mode of Swift 6 with errors of concurrency only is one of them")
  func targets() {
    #expect(found([Self.capture, "/App/A.swift:9:1: warning: unused"]) == ["App"])
    #expect(found([Self.mutation]) == [], "not in the mode of Swift 5")
    #expect(found([Self.capture, "/App/A.swift:7:1: error: cannot find 'x' in scope"]) == [])
    #expect(found([Self.capture, "/App/C.swift:7:1: error: cannot find 'x' in scope"]) == ["App"])
  }

  @Test("What is found once is known to later builds, and a target that warns already is none")
  func memory() throws {
    let folder = try TestFolder()
    let leniency = Leniency(derivedData: DerivedData(root: folder.url))
    #expect(leniency.applied(to: plan).targets.allSatisfy { !$0.settings.warnsOfConcurrency })
    try leniency.add([plan.targets[0]])
    let lenient = Leniency(derivedData: DerivedData(root: folder.url)).applied(to: plan)
    #expect(lenient.targets.map(\.settings.warnsOfConcurrency) == [true, false, false])
    #expect(Leniency.targets(of: lenient, for: [Self.capture]).isEmpty)
    let arguments = lenient.targets[0].settings.compilerArguments
    #expect(arguments.starts(with: ["-swift-version", "5"]))
    #expect(arguments.contains("-strict-concurrency=complete"))
    #expect(arguments.contains("RegionBasedIsolation"))
  }
}
