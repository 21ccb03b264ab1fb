import XCTest

@testable import ListMovies

class MoviesWorkerTests: XCTestCase {
  func testFetchMoviesReadsTheMoviesOfTheApp() {
    var movies: [Movie] = []

    MoviesWorker().fetchMovies { movies = $0 }

    XCTAssertEqual(movies.count, 5)
    XCTAssertTrue(movies.contains(Seeds.Movies.slumdogMillionaire))
  }
}
