/// What cannot be read from declarations: syntax, and names whose declaration says too little.
enum KnownDifferences {
  /// By framework and name.
  static let table: [String: CoverageStatus] = [
    "SwiftUI/ForEach": .supported,
    "Foundation/NSLocalizedString": .supported,
    "UIKit/UIApplicationMain": .supported,
    "Foundation/withCheckedContinuation": .supported,
    "Foundation/withCheckedThrowingContinuation": .supported,
    "Foundation/withTaskGroup": .supported,
  ]

  /// Types whose members the survey counts with those of another.
  static let relatives: [String: [String]] = [
    "UIAlertController": ["UIAlertAction"], "UIView": ["UITraitCollection"],
    "UIViewController": ["UINavigationItem", "UIModalPresentationStyle"],
    "XCTAttachment.ImageQuality": ["XCTAttachment"], "XCTAttachment.Lifetime": ["XCTAttachment"],
    "XCTIssue.IssueType": ["XCTIssue"], "XCUIProtectedResource": ["XCUIApplication"],
    "CALayer": ["CAShapeLayer", "CAGradientLayer"],
  ]

  /// Objective-C's syntax and attributes, by the names of the survey; what is not here compiles as it is or is lowered.
  static let syntax: [String: CoverageStatus] = [
    "observe(\\. (KVO)": .differs("the app's own classes and views, not Foundation's classes"),
    "@objc protocol": .differs("a protocol of Swift, whose optional requirements are lowered"),
    "dynamic var/func": .differs("dynamic dispatch of Objective-C is not there, so methods cannot be exchanged"),
  ]
}
