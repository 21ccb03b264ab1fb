import Testing

@testable import WindfallProject

struct BuildSettingsTests {
  private func settings(_ levels: [String: String]..., configuration: String = "Debug") -> BuildSettings {
    BuildSettings(levels: levels.map { SettingsLevel($0) }, platform: .simulator(configuration: configuration))
  }

  @Test func `replaces references in both kinds of brackets, in names and without brackets`() {
    let settings = settings(["A": "1", "B_1": "two", "C": "$(A)-${A}-$A-$(B_$(A))", "D": "$$ $(NOTHING)$("])
    #expect(settings["C"] == "1-1-1-two")
    #expect(settings["D"] == "$$ $(")
    #expect(settings["NOTHING"] == nil)
    #expect(settings.expanding("<$(C)>") == "<1-1-1-two>")
  }

  @Test func `inherits from level to level, by name too`() {
    let settings = settings(["A": "low"], ["A": "$(inherited) middle"], ["A": "$(A) high"])
    #expect(settings["A"] == "low middle high")
  }

  @Test func `takes the value whose conditions hold`() {
    let settings = settings([
      "A": "none", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac", "B": "none",
      "B[config=Release]": "release", "C[sdk=*][config=Deb?g]": "both", "D[colour=red]": "unknown",
    ])
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == "none")
    #expect(settings["C"] == "both")
    #expect(settings["D"] == nil)
  }

  @Test(arguments: [
    ("c99extidentifier", "_a_Über_b"), ("identifier", "_a__ber_b"), ("rfc1034identifier", "1a--ber.b"),
    ("lower", "1a über.b"), ("upper", "1A ÜBER.B"), ("default=x", "1a Über.b"), ("quote", "\"1a Über.b\""),
    ("suffix", ".b"), ("base", "1a Über"), ("unknown", "1a Über.b"),
  ])
  func `applies modifiers`(modifier: String, result: String) {
    #expect(settings(["A": "1a Über.b", "B": "$(A:\(modifier))"])["B"] == result)
  }

  @Test func `applies modifiers in a row, and a default where there is no value`() {
    #expect(settings(["A": "A B", "B": "$(A:rfc1034identifier:lower)"])["B"] == "a-b")
    #expect(settings(["B": "$(A:default=$(C))", "C": "c"])["B"] == "c")
    #expect(settings(["A": "/x/y.swift", "B": "$(A:dir) $(A:file)"])["B"] == "/x y.swift")
  }

  @Test func `circles and values that grow without end come to an end`() {
    #expect(settings(["A": "a$(B)", "B": "b$(A)"])["A"] == "ab")
    #expect(settings(["A": "$(A)$(A)"])["A"] == "")
    var doubling = ["A0": "x"]
    for index in 1...60 { doubling["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    #expect(settings(doubling)["A60"] != nil)
    let nested = String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000)
    #expect(settings(["A": nested])["A"] == "")
  }

  @Test func `reads lists as a shell does, and arrays of a project`() {
    let level = SettingsLevel(buildSettings: ["A": .array(["-D", "X=a b", "$(inherited)", "Y=\"c d\""])])
    let settings = BuildSettings(
      levels: [SettingsLevel(["A": "-g"]), level], platform: .simulator(configuration: "Debug"))
    #expect(settings.list("A") == ["-D", "X=a b", "-g", "Y=c d"])
    #expect(self.settings(["B": #"a\ b 'c "d' "" e"#]).list("B") == ["a b", "c \"d", "", "e"])
    #expect(self.settings(["OTHER_SWIFT_FLAGS": "\"-D COCOAPODS\" -g"]).otherSwiftFlags == ["-D", "COCOAPODS", "-g"])
  }

  @Test func `goes from the defaults through project and configuration file to the target`() throws {
    let (project, notes) = try Fixtures.target("Notes", of: "Classic")
    let settings = project.settings(for: notes)
    #expect(settings.compilationConditions == ["PROJECT", "BASE", "DEBUG", "APP", "SIMULATOR"])
    #expect(settings.otherSwiftFlags == ["-D", "PLACE=far away", "-enable-testing", "-g"])
    #expect(settings.moduleName == "My_Notes")
    #expect(settings.swiftLanguageMode == "4.2")
    #expect(settings["TARGET_NAME"] == "Notes")
    #expect(settings["SRCROOT"] == project.folder.path)
    #expect(settings["WRAPPER_NAME"] == "My Notes.app")
    #expect(project.settings(for: try project.requiredTarget("NotesKit")).swiftLanguageMode == "6")
  }

  @Test func `a configuration that the target lacks is its default one`() throws {
    let (project, notes) = try Fixtures.target("Notes", of: "Classic")
    #expect(project.settings(for: notes, configuration: "Release").productName == "My Notes")
  }

  @Test func `values on top win`() throws {
    let (project, notes) = try Fixtures.target("Notes", of: "Classic")
    let settings = project.settings(for: notes).overriding(with: ["BUILT_PRODUCTS_DIR": "/products"])
    #expect(settings.expanding("$(BUILT_PRODUCTS_DIR)/$(WRAPPER_NAME)") == "/products/My Notes.app")
  }
}
