import Testing

@Suite("Symbols of other libraries")
struct InterpositionTests {
  private let check = InterpositionCheck(page: Repository.text("Documentation/Interposition.md"))

  @Test("The page lists what the sources name")
  func listed() {
    let paths = Repository.paths(under: ["Sources"]).filter { path in
      (path.hasSuffix(".swift") || path.hasSuffix(".c"))
        && !["Sources/CVirtualTime/", "Sources/WindfallLowering/"].contains { path.hasPrefix($0) }
    }
    Finding.expectNone(
      check.findings(in: Dictionary(uniqueKeysWithValues: paths.map { ($0, Repository.text($0)) })))
  }

  @Test("The installed toolchain has all of them")
  func resolved() {
    #expect(check.page.count > 15)
    Finding.expectNone(check.lost())
  }

  @Test("A symbol that is gone is named with what it is for; one that the page lacks, or has too many, with its file")
  func findings() {
    let check = InterpositionCheck(page: "# Title\n\n## A.swift\n\nBirds sing.\n\n- `$s10Foundation4BirdC4singyyF`\n")
    #expect(
      check.lost() == [
        Finding(path: "A.swift", message: "this toolchain has no $s10Foundation4BirdC4singyyF; lost is: Birds sing.")
      ])
    let text = "@_silgen_name(\"CFSing\") let name = \"$s10Foundation4BirdC\""
    #expect(
      check.findings(in: ["A.swift": text]) == [
        Finding(path: "A.swift", message: "Documentation/Interposition.md does not list CFSing"),
        Finding(
          path: "A.swift",
          message: "Documentation/Interposition.md lists $s10Foundation4BirdC4singyyF, which is not named"),
      ])
  }
}
