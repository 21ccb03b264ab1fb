import XCTest

/// Why a test was skipped, which XCTest tells only to its own printer.
struct SkippedTest {
  var message: String
  var file: String?
  var line: Int?

  /// Looks into the test case, which keeps the error that skipped it.
  init(_ testCase: XCTestCase) {
    message = ""
    var mirror = Mirror(reflecting: testCase).superclassMirror
    while let current = mirror, current.subjectType != XCTestCase.self { mirror = current.superclassMirror }
    let stored = mirror ?? Mirror(reflecting: testCase)
    guard let value = stored.children.first(where: { $0.label == "skip" })?.value,
      let skip = Self.unwrapped(value) as? XCTSkip
    else { return }
    message = skip.message ?? ""
    guard let place = Mirror(reflecting: skip).children.first(where: { $0.label == "sourceLocation" })?.value else {
      return
    }
    for child in Mirror(reflecting: Self.unwrapped(place)).children {
      if child.label == "file" { file = (child.value as? CustomStringConvertible)?.description }
      if child.label == "line" { line = Int("\(child.value)") }
    }
    // A skip without a place of its own is at its test.
    if file == "" { (file, line) = (nil, nil) }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
  }
}
