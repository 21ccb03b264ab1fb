import OHHTTPStubs
import OHHTTPStubsSwift
import XCTest

@testable import AlbumSearch

class DefaultNetworkingLayerTests: XCTestCase {
  override func tearDown() {
    HTTPStubs.removeAllStubs()
    super.tearDown()
  }

  private func search(_ term: String = "Phish") async -> Result<[Album], Error> {
    await withCheckedContinuation { continuation in
      DefaultNetworkingLayer.instance.searchFor(searchTerm: term) { result in
        XCTAssertTrue(Thread.isMainThread)
        continuation.resume(returning: result)
      }
    }
  }

  func testAsksForAlbumsOfTheTermAndReadsTheFixture() async throws {
    let query = ["media": "music", "entity": "album", "term": "Phish & friends"]
    stub(condition: isHost("itunes.apple.com") && isPath("/search") && isMethodGET() && containsQueryParams(query)) {
      _ in
      fixture(
        filePath: OHPathForFile("albums.json", type(of: self))!, headers: ["Content-Type": "application/json"])
    }

    let albums = try await search("Phish & friends").get()

    XCTAssertEqual(albums.map { $0.title }, ["Farmhouse", "Billy Breathes"])
    XCTAssertEqual(albums.map { $0.releaseDate }, [Album.farmhouse.releaseDate, Album.billyBreathes.releaseDate])
  }

  func testTellsOfAStatusThatIsNoSuccess() async {
    stub(condition: isHost("itunes.apple.com")) { _ in
      HTTPStubsResponse(jsonObject: [:], statusCode: 503, headers: nil)
    }

    let result = await search()

    XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? APIError, .status(503)) }
  }

  func testTellsOfAnAnswerThatIsNoJSON() async {
    stub(condition: isHost("itunes.apple.com")) { _ in
      HTTPStubsResponse(data: Data("<html>".utf8), statusCode: 200, headers: ["Content-Type": "text/html"])
    }

    let result = await search()

    XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? APIError, .unreadable) }
  }

  func testPassesOnWhyThereIsNoAnswer() async {
    stub(condition: isHost("itunes.apple.com")) { _ in
      HTTPStubsResponse(error: URLError(.notConnectedToInternet))
    }

    let result = await search()

    XCTAssertThrowsError(try result.get()) { XCTAssertEqual(($0 as? URLError)?.code, .notConnectedToInternet) }
  }

  func testASlowServerIsWaitedFor() async throws {
    stub(condition: isHost("itunes.apple.com")) { _ in
      HTTPStubsResponse(jsonObject: ["results": [Any]()], statusCode: 200, headers: nil)
        .requestTime(2, responseTime: OHHTTPStubsDownloadSpeedEDGE)
    }

    let albums = try await search().get()

    XCTAssertEqual(albums, [])
  }
}
