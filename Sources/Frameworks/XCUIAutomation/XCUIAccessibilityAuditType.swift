/// [XCUIAccessibilityAuditType](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype)
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)

  /// The audits of iOS by their names.
  static let named: [(name: String, type: XCUIAccessibilityAuditType)] = [
    ("contrast", .contrast), ("elementDetection", .elementDetection), ("hitRegion", .hitRegion),
    ("sufficientElementDescription", .sufficientElementDescription), ("dynamicType", .dynamicType),
    ("textClipped", .textClipped), ("trait", .trait),
  ]

  /// Those that the elements of a screen are enough for.
  static let made: XCUIAccessibilityAuditType = [.hitRegion, .sufficientElementDescription]
}

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
