import Testing

@testable import WindfallBuild

struct DoctorReportTests {
  private let report = DoctorReport(
    findings: [
      DoctorFinding(
        .type, "UIThing", "it stops", places: (1...5).map { .init(file: "/here/A.swift", line: $0) })
    ], fileCount: 1, lineCount: 20)

  @Test func `a finding says how often, what happens and where`() {
    let text = report.text(currentFolder: "/here")
    #expect(
      text == """
        Types

          UIThing  5 times: it stops
            A.swift:1
            A.swift:2
            A.swift:3
            and 2 more

        1 thing not supported (1 file, 20 lines).

        """)
    #expect(report.text(currentFolder: "/", showsAll: true).contains("here/A.swift:5"))
  }

  @Test func `nothing is said plainly`() {
    let text = DoctorReport(findings: [], fileCount: 2, lineCount: 3).text(currentFolder: "/")
    #expect(text == "Nothing was found that is not supported (2 files, 3 lines).\n")
  }
}
