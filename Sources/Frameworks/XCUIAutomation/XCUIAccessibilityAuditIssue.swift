/// [XCUIAccessibilityAuditIssue](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue)
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
  public let element: XCUIElement?
  public let auditType: XCUIAccessibilityAuditType
  public let compactDescription: String
  public let detailedDescription: String

  init(
    element: XCUIElement, auditType: XCUIAccessibilityAuditType, compactDescription: String,
    detailedDescription: String
  ) {
    self.element = element
    self.auditType = auditType
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
  }
}
