import XCTest

@testable import AlbumSearch

class AlbumViewModelTests: XCTestCase {
  func testShowsAnAlbum() {
    let subject = AlbumViewModel(album: .farmhouse)

    XCTAssertEqual(subject.title, "Farmhouse")
    XCTAssertEqual(subject.artist, "Phish")
    XCTAssertEqual(subject.year, "2000")
    XCTAssertEqual(subject.detail, "Phish, 2000")
    XCTAssertEqual(subject.imageURL, Album.farmhouse.imageURL)
  }
}
