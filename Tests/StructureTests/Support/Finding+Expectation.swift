import Testing

extension Finding {
  /// Fails the running test when there are findings, and lists them all.
  static func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
    let list = findings.map(\.description).joined(separator: "\n")
    #expect(findings.isEmpty, "\(findings.count) findings:\n\(list)", sourceLocation: sourceLocation)
  }
}
