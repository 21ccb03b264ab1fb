import Testing
import WindfallLowering

struct PlatformConditionRuleTests {
  static let cases = [
    LoweringCase(
      name: "platforms",
      before:
        "#if os(iOS) || os(tvOS)\nlet platformA = 1\n#elseif os(Linux)\nlet platformA = 2\n#else\nlet platformA = 3\n#endif",
      after: "#if true || false\nlet platformA = 1\n#elseif false\nlet platformA = 2\n#else\nlet platformA = 3\n#endif"),
    LoweringCase(
      name: "nested and mixed",
      before:
        "#if !(os(macOS) && canImport(AppKit)) && DEBUG\n#if targetEnvironment(simulator)\nlet nestedA = 1\n#endif\n#endif",
      after: "#if !(false && false) && DEBUG\n#if true\nlet nestedA = 1\n#endif\n#endif"),
    LoweringCase(
      name: "availability stays",
      before: "@available(iOS 15, *)\nfunc availableA() {\n  if #available(iOS 17, *) { print(1) }\n"
        + "  guard #unavailable(iOS 26) else { return }\n}",
      after: "@available(iOS 15, *)\nfunc availableA() {\n  if #available(iOS 17, *) { print(1) }\n"
        + "  guard #unavailable(iOS 26) else { return }\n}", compiles: true),
    LoweringCase(
      name: "versions stay",
      before: "#if swift(>=5.9) && compiler(>=6.0) && canImport(UIKit, _version: 17)\nlet versionA = 1\n#endif",
      after: "#if swift(>=5.9) && compiler(>=6.0) && true\nlet versionA = 1\n#endif"),
    LoweringCase(
      name: "modules of the toolchain",
      before: "#if canImport(_Concurrency) && canImport(RegexBuilder) && !canImport(Glibc)\nlet toolchainA = 1\n#endif",
      after: "#if true && true && !false\nlet toolchainA = 1\n#endif"),
    LoweringCase(
      name: "runtimes",
      before: "#if _runtime(_ObjC) && _runtime(_multithreaded) && !_runtime(_Native)\nlet runtimeA = 1\n#endif",
      after: "#if true && true && !false\nlet runtimeA = 1\n#endif"),
    LoweringCase(
      name: "code left out is left alone",
      before: "#if os(macOS)\nimport Cocoa\nlet session: URLSession\n#endif\nlet leftA = 1",
      after: "#if false\nimport Cocoa\nlet session: URLSession\n#endif\nlet leftA = 1"),
  ]

  @Test("Conditions", arguments: cases)
  func conditions(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("Classes left out are no facts")
  func factsFollowConditions() {
    let source =
      "#if os(macOS)\nclass A {}\n#elseif swift(<5)\nclass B {}\n#elseif FLAG\nclass C {}\n#else\nclass D {}\n#endif"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.facts.classes.map(\.name) == ["D"])
  }

  @Test("What is for Swift 6 is told before the compiler is asked, which may compile it in another mode")
  func swift6() {
    let options = LoweringOptions(moduleName: "App", languageMode: 6)
    let source = "#if swift(>=6.0) && DEBUG\nlet a = 1\n#elseif swift(<6)\nlet a = 2\n#endif"
    let text = Lowerer(options: options).lower(source: source, path: "/A.swift").text
    #expect(text.hasSuffix("#if true && DEBUG\nlet a = 1\n#elseif swift(>=100)\nlet a = 2\n#endif"))
  }
}
