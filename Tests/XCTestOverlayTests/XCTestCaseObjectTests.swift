import Foundation
import ObjectiveC
import Testing
import XCTest
import XCTestOverlay

@Suite("A test case is an object")
@MainActor
struct XCTestCaseObjectTests {
  private final class CartTests: XCTestCase {}

  private let first = CartTests(name: "testTotal") { _ in }
  private let second = CartTests(name: "testTotal") { _ in }

  @Test("It is described as on iOS, also where it is written into a text")
  func descriptions() {
    #expect(first.description == "-[CartTests testTotal]" && first.debugDescription == first.description)
    #expect("\(first)" == "-[CartTests testTotal]")
  }

  @Test("It knows its class, by which its bundle is found")
  func ownClass() {
    #expect(ObjectIdentifier(first.classForCoder) == ObjectIdentifier(CartTests.self))
  }

  @Test("It is equal to itself only, and can be kept in sets")
  func identity() {
    #expect(first == first && first != second && first.isEqual(first) && !first.isEqual(nil))
    #expect(Set([first, second, first]).count == 2)
    #expect(first.isProxy() == false)
  }

  @Test("It can be asked what it responds to")
  func messages() {
    #expect(!first.responds(to: Selector(("nobodyHasThis"))))
    #expect((first as Any) is NSObjectProtocol)
  }
}
