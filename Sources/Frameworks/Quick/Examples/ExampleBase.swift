import Foundation
@_spi(Windfall) import XCTestOverlay

/// One example of a spec.
public class ExampleBase: NSObject, @unchecked Sendable {
  public var isSharedExample = false
  public var callsite: Callsite

  /// The text of `it`.
  let text: String
  let ownMarks: ExampleMarks
  unowned let group: ExampleGroup

  init(_ text: String, in group: ExampleGroup, callsite: Callsite, marks: ExampleMarks) {
    self.text = text
    self.group = group
    self.callsite = callsite
    ownMarks = marks
  }

  public override var description: String { text }

  /// The whole sentence: the texts of the groups around the example, and its own.
  public var name: String {
    let groups = group.name
    return groups.isEmpty ? text : "\(groups), \(text)"
  }

  /// Those of the groups around it as well.
  var marks: ExampleMarks { ownMarks.union(group.marks) }

  /// Records what an error means that left the example or one of its hooks; skips are passed on.
  func record(_ error: any Error) -> (any Error)? {
    switch error {
    case let stop as StopTest:
      guard stop.reportError else { return nil }
      World.record(stop.failureDescription, at: stop.callsite)
    case is XCTSkip: return error
    case _ where error.isToBeIgnored: return nil
    default:
      let message = "Test \(name) threw unexpected error: \(error.localizedDescription)"
      guard CurrentTest.outerTestCase != nil, let spec = CurrentTest.testCase else {
        World.record(message, at: callsite)
        break
      }
      // What runs the spec tells these failures from others.
      spec.recordFailure(
        withDescription: message, inFile: callsite.file, atLine: Int(callsite.line), expected: false)
    }
    return nil
  }
}
