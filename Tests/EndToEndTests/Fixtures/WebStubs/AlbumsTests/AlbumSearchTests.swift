import OHHTTPStubs
import OHHTTPStubsSwift
import XCTest

@testable import Albums

final class AlbumSearchTests: XCTestCase {
  override func tearDown() {
    HTTPStubs.removeAllStubs()
    super.tearDown()
  }

  func testAsync() async throws {
    stub(condition: isHost("albums.invalid") && containsQueryParams(["term": "Phish"])) { _ in
      fixture(filePath: OHPathForFile("albums.json", type(of: self))!, headers: ["Content-Type": "application/json"])
    }
    let albums = try await AlbumSearch(session: URLSession(configuration: .ephemeral)).albums("Phish")
    XCTAssertEqual(albums, [Album(title: "Farmhouse")])
  }

  func testFailure() {
    stub(condition: isMethodGET()) { _ in HTTPStubsResponse(error: URLError(.timedOut)) }
    let answered = expectation(description: "answered")
    AlbumSearch().albums("Phish") { result in
      guard case .failure(let error) = result else { return XCTFail("no error") }
      XCTAssertEqual((error as? URLError)?.code, .timedOut)
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
  }

  func testSlow() {
    var calls = 0
    stub(condition: isScheme("https")) { _ in
      calls += 1
      return HTTPStubsResponse(jsonObject: [["title": "Rift"]], statusCode: 200, headers: nil)
        .requestTime(60, responseTime: OHHTTPStubsDownloadSpeedGPRS)
    }
    let answered = expectation(description: "answered")
    AlbumSearch().albums("Phish") { result in
      XCTAssertEqual(try? result.get(), [Album(title: "Rift")])
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
    XCTAssertEqual(calls, 1)
  }

  func testNoFile() {
    stub(condition: isMethodGET()) { _ in
      fixture(filePath: "/none/such.json", headers: nil)  // no file
    }
    let answered = expectation(description: "answered")
    AlbumSearch().albums("Phish") { _ in answered.fulfill() }
    wait(for: [answered], timeout: 60)
  }

  func testUnstubbed() {
    let answered = expectation(description: "answered")
    AlbumSearch().albums("Lawn") { _ in answered.fulfill() }
    wait(for: [answered], timeout: 60)
  }
}
