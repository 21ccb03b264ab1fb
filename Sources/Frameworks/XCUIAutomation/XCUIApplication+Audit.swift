import WindfallCore
@_spi(Windfall) import XCTestOverlay

extension XCUIApplication {
  /// Audits hit regions and descriptions, and says in the test's output which of the others were asked for; those alone
  /// are an error. Controls need a label, a title or a placeholder, and buttons and links 44 by 44 points, but for those
  /// in bars, alerts and keyboards, which are the system's. Failures name the line of the call.
  ///
  /// [performAccessibilityAudit(for:_:)](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:))
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let left = XCUIAccessibilityAuditType.named.filter { auditTypes.subtracting(.made).contains($0.type) }.map(\.name)
    guard !auditTypes.isDisjoint(with: .made) else { throw UnsupportedAudit(names: left) }
    if !left.isEmpty { print("windfall: the accessibility audit leaves out: \(left.joined(separator: ", "))") }
    let tree: Element = try handle.tree()
    for finding in AccessibilityAudit(types: auditTypes).findings(in: tree) {
      let handle = ElementHandle(session: handle.session, query: ElementQuery(steps: [.path(finding.path)]))
      let issue = XCUIAccessibilityAuditIssue(
        element: XCUIElement(handle, of: self), auditType: finding.type, compactDescription: finding.summary,
        detailedDescription: finding.details)
      if try issueHandler?(issue) == true { continue }
      CurrentTest.record("\(finding.summary): \(finding.details)", file: file, line: line)
    }
  }
}
