/// The page that says for every name of the lists whether it can be used.
public struct CoveragePage {
  private let coverage: Coverage

  public init(coverage: Coverage) {
    self.coverage = coverage
  }

  /// The command that writes the page again.
  public static let command = "make documents"

  public var text: String {
    let groups = Dictionary(grouping: coverage.symbols, by: \.framework).sorted { weight($0.value) > weight($1.value) }
    let sections = groups.map { Section(name: $0.key, rows: $0.value.map { ($0, coverage.status(of: $0)) }) }
    return ([introduction, summary(sections)] + sections.map(\.text)).joined(separator: "\n")
  }

  /// The frameworks that most projects use come first.
  private func weight(_ symbols: [ReferenceSymbol]) -> (Int, Int, String) {
    (symbols.map(\.projects).max() ?? 0, symbols.map(\.uses).reduce(0, +), symbols.first?.framework ?? "")
  }

  private func summary(_ sections: [Section]) -> String {
    let rows = sections.map { section in
      let elsewhere = section.count { $0 == .notOnIOS }
      let link = section.name.lowercased().replacing(" ", with: "-")
      return
        "| [\(section.name)](#\(link)) | \(section.rows.count - elsewhere) | \(section.count { $0 == .supported }) "
        + "| \(section.differing) | \(section.count { $0 == .missing }) | \(section.usedShare) |"
    }
    return """
      | framework | names | supported | differ | missing | of what projects use, can be used |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private let introduction = """
    # Coverage

    <!-- Written by Scripts/generate-documents.sh from the sources of the frameworks. To write it again: make documents -->

    What of Apple's API can be used. The names are those that 36 real iOS projects use, and all of XCTest, XCUIAutomation,
    Quick, Nimble and OHHTTPStubs. *Projects* says how many of the 36 use a name; the sections are sorted by it. A name
    that is missing does not compile, or stops the program with its name; `windfall doctor PATH` says before the build
    what of this a project uses, and where.

    Names that Apple has for other systems, or for Objective-C only, are not counted.
    What differs from Apple's stands behind the name. A name without arguments stands for all its forms.

    """
}
