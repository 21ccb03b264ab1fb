import XCTest

@testable import ListMovies

class ListMoviesInteractorTests: XCTestCase {
  func testFetchMoviesCallsWorkerToFetch() {
    let worker = MoviesWorkerSpy()
    let sut = ListMoviesInteractor(presenter: ListMoviesPresentationLogicSpy(), worker: worker)

    sut.fetchMovies()

    XCTAssert(worker.fetchMoviesCalled, "fetchMovies() should ask the worker to fetch movies")
  }

  func testFetchMoviesCallsPresenterToFormatMovies() {
    let presenter = ListMoviesPresentationLogicSpy()
    let sut = ListMoviesInteractor(presenter: presenter, worker: MoviesWorkerSpy())

    sut.fetchMovies()

    XCTAssert(presenter.presentMoviesCalled, "fetchMovies() should ask the presenter to format the movies")
  }

  func testFetchMoviesCallsPresenterToFormatFetchedMovies() {
    let presenter = ListMoviesPresentationLogicSpy()
    let sut = ListMoviesInteractor(presenter: presenter, worker: MoviesWorkerSpy(movies: Seeds.Movies.all))

    sut.fetchMovies()

    XCTAssertEqual(
      presenter.movies, Seeds.Movies.all, "fetchMovies() should ask the presenter to format the movies it fetched")
  }
}
