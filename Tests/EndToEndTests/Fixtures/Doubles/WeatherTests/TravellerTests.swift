import TestDoubles
import XCTest

@testable import Weather

final class TravellerTests: XCTestCase {
  private let mock = MockForecasting()

  func testStub() async {
    let stub = StubForecasting()
    stub.temperatureAnswer.returns(25)
    let packed = await Traveller(forecast: stub).packs(for: "Rome")
    XCTAssertEqual(packed, "a hat")
  }

  func testSpy() async {
    let spy = SpyForecasting()
    spy.wrapped.temperatureAnswer.returns(5)
    let packed = await Traveller(forecast: spy).packs(for: "Oslo")
    XCTAssertEqual(packed, "a coat")
    XCTAssertEqual(spy.calls.members, ["temperature(in:)", "forget(_:)"])
  }

  func testMock() async {
    mock.expectTemperature(in: .equal("Rome")).returns(21)
    mock.expectForget(.equal("Paris"))
    mock.expectForget(.equal("Rome"))
    _ = await Traveller(forecast: mock).packs(for: "Rome")
  }

  func testDummy() async {
    let packed = await Traveller(forecast: DummyForecasting()).packs(for: "Rome")
    XCTAssertEqual(packed, "everything")
  }

  func testInheritedRequirements() {
    let spy = SpyTallying()
    spy.wrapped.countAnswer.returns(3)
    XCTAssertEqual(spy.count, 3)
    spy.add(1)
    spy.reset()
    XCTAssertEqual(spy.calls.members, ["count", "add(_:)", "reset()"])
  }

  func testFake() {
    let fake = FakeRemembering()
    fake.cities = ["Rome"]
    XCTAssertEqual(fake.cities, ["Rome"])
  }
}
