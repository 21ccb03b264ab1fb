import XCTest

@testable import AlbumSearch

class SearchAnswerTests: XCTestCase {
  func testReadsAlbums() throws {
    let json = """
      {"results": [{"collectionName": "Rift", "artistName": "Phish", "releaseDate": "1993-02-02T08:00:00Z",
      "artworkUrl100": "https://images.example.com/rift.jpg"}]}
      """
    let album = try XCTUnwrap(SearchAnswer(json: Data(json.utf8)).results.first)

    XCTAssertEqual(album.title, "Rift")
    XCTAssertEqual(album.artist, "Phish")
    XCTAssertEqual(album.releaseDate, Date(timeIntervalSince1970: 728_640_000))
    XCTAssertEqual(album.imageURL.lastPathComponent, "rift.jpg")
  }

  func testDoesNotReadAlbumsWithoutATitle() {
    let json = #"{"results": [{"artistName": "Phish"}]}"#

    XCTAssertThrowsError(try SearchAnswer(json: Data(json.utf8)))
  }
}
