import Foundation
import ObjectiveC
import Testing
import XCTest
import XCTestOverlay

@Suite("A package without XCTest watches tests by messages")
@MainActor
struct XCTestObservationCenterMessagesTests {
  private final class Watcher: NSObject {}
  private final class CartTests: XCTestCase {}

  nonisolated(unsafe) private static var started: [String] = []
  private nonisolated static let note: @Sendable (AnyObject, AnyObject) -> Void = {
    started.append("\($1)")
  }

  @Test("An object whose methods were added at run time is told of tests until it is removed")
  func watched() throws {
    let observation = try #require(objc_getProtocol("XCTestObservation"))
    let type: AnyClass = try #require(windfallClassFromString("XCTestObservationCenter"))
    let centre = try #require(windfallClassObject(type as Any) as? any NSObjectProtocol)
    let shared = try #require(centre.perform(Selector("sharedTestObservationCenter"))?.takeUnretainedValue())
    let isShared = shared === XCTestObservationCenter.shared
    #expect(isShared)
    let implementation = imp_implementationWithBlock(Self.note)
    #expect(class_addMethod(Watcher.self, Selector("testCaseWillStart:"), implementation, nil))
    class_addProtocol(Watcher.self, observation)
    let watcher = Watcher()
    windfallObject(shared).perform(Selector("addTestObserver:"), with: watcher)
    CartTests(name: "testTotal") { _ in }.run()
    #expect(Self.started == ["-[CartTests testTotal]"])
    windfallObject(shared).perform(Selector("removeTestObserver:"), with: watcher)
    CartTests(name: "testTotal") { _ in }.run()
    #expect(Self.started.count == 1)
  }

  @Test("A class as an object responds to its class methods, and is equal to itself")
  func classObject() throws {
    let first = try #require(windfallClassObject(XCTestObservationCenter.self) as? NSObject)
    #expect(first.responds(to: Selector("sharedTestObservationCenter")))
    #expect(!first.responds(to: Selector("addTestObserver:")))
    #expect(first == windfallClassObject(XCTestObservationCenter.self) as? NSObject)
    #expect(first != windfallClassObject(XCTestCase.self) as? NSObject)
    #expect(windfallClassObject("text") as? String == "text")
  }
}
