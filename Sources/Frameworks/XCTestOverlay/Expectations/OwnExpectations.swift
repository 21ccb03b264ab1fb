import XCTest

/// The expectations that a test case made, which XCTest keeps in stored properties that it shows to nobody.
@_spi(Windfall) public enum OwnExpectations {
  /// Those that nothing has waited for so far, in the order in which they were made.
  static func unwaited(in testCase: XCTestCase) -> [XCTestExpectation] {
    all(in: testCase).filter { fields(of: $0)["_hasBeenWaitedOn"] as? Bool != true }
  }

  public static func all(in testCase: XCTestCase) -> [XCTestExpectation] {
    fields(of: testCase)["_allExpectations"] as? [XCTestExpectation] ?? []
  }

  /// The stored properties of an object, those of its superclasses included.
  public static func fields(of object: AnyObject) -> [String: Any] {
    var fields: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children { if let label = child.label { fields[label] = child.value } }
      mirror = current.superclassMirror
    }
    return fields
  }
}
