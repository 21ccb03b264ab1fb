@_exported import XCTest

extension XCTestCase {
  public static func windfallHelper() -> XCTestCase { XCTestCase(name: "helper") { _ in } }
  public func windfallRecord(_ description: String, path: String, line: Int) {}
}
