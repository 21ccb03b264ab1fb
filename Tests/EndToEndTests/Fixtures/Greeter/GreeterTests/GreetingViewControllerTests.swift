import XCTest

@testable import Greeter

class GreetingViewControllerTests: XCTestCase {
  private var sut: GreetingViewController!

  override func setUp() {
    super.setUp()
    sut = GreetingViewController()
    sut.loadViewIfNeeded()
  }

  override func tearDown() {
    sut = nil
    super.tearDown()
  }

  func testFirstText() {
    XCTAssertEqual(sut.label.text, "Who are you?")
    XCTAssertEqual(sut.button.title(for: .normal), "Greet")
    XCTAssertEqual(sut.button.currentTitle, "Greet")
  }

  func testGreeting() {
    sut.field.text = "Ada"
    sut.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(sut.label.text, "Hello, Ada")
    XCTAssertEqual(sut.tapCount, 1)
  }

  func testOtherEvents() {
    sut.button.sendActions(for: .touchDown)
    XCTAssertEqual(sut.tapCount, 0)
  }

  func testActions() throws {
    let controller = try XCTUnwrap(sut)
    XCTAssertEqual(sut.button.actions(forTarget: sut, forControlEvent: .touchUpInside), ["didTapGreet:"])
    XCTAssertTrue(sut.button.allTargets.contains(controller))
  }

  func testAppIsRunning() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    XCTAssertTrue(delegate.window?.rootViewController is GreetingViewController)
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Greeter")
  }
}
