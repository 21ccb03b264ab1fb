import OHHTTPStubs
import OHHTTPStubsSwift
import XCTest

class WebTests: XCTestCase {
  override func tearDown() {
    HTTPStubs.removeAllStubs()
    super.tearDown()
  }

  private func load() {
    let loaded = expectation(description: "loaded")
    let address = URLComponents(string: "https://shelf.invalid/things")?.url ?? URL(fileURLWithPath: "/")
    URLSession.shared.dataTask(with: address) { _, _, _ in loaded.fulfill() }.resume()
    wait(for: [loaded], timeout: 5)
  }

  func testNoFixture() {
    stub(condition: isHost("shelf.invalid")) { _ in
      fixture(filePath: "/none/things.json", headers: nil)  // no file
    }
    load()
  }

  func testNoJSON() {
    stub(condition: isHost("shelf.invalid")) { _ in
      HTTPStubsResponse(jsonObject: ["at": Date()], statusCode: 200, headers: nil)  // no JSON
    }
    load()
  }

  func testPasses() {
    stub(condition: isHost("shelf.invalid")) { _ in
      HTTPStubsResponse(jsonObject: [1], statusCode: 200, headers: nil)
    }
    load()
  }
}
