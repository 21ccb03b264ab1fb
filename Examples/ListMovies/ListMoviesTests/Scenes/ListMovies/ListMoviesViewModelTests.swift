import XCTest

@testable import ListMovies

class ListMoviesViewModelTests: XCTestCase {
  func testTitleIsThatOfTheMovie() {
    XCTAssertEqual(ListMoviesViewModel(Seeds.Movies.hurtLocker).title, "The Hurt Locker")
  }

  func testYearIsThatOfTheReleaseDate() {
    XCTAssertEqual(ListMoviesViewModel(Seeds.Movies.slumdogMillionaire).year, "2008")
    XCTAssertEqual(ListMoviesViewModel(Movie(title: "First day", releaseDate: "2009-01-01")).year, "2009")
    XCTAssertEqual(ListMoviesViewModel(Movie(title: "Last day", releaseDate: "2008-12-31")).year, "2008")
  }

  func testYearIsUnknownWhereTheReleaseDateIsNone() {
    for text in ["noDate", "", "2008", "2008-13-01"] {
      XCTAssertEqual(ListMoviesViewModel(Movie(title: "Movie", releaseDate: text)).year, "Unknown", text)
    }
  }
}
