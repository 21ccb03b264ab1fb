import XCTest

@testable import ListMovies

class ListMoviesPresenterTests: XCTestCase {
  func testPresentFetchedMoviesCallsViewControllerToDisplay() {
    let viewController = ListMoviesDisplayLogicSpy()
    let sut = ListMoviesPresenter(viewController: viewController)

    sut.presentFetchedMovies([])

    XCTAssert(
      viewController.displayFetchedMoviesCalled,
      "presentFetchedMovies() should ask the view controller to display them")
  }

  func testPresentFetchedMoviesShouldFormatFetchedMoviesForDisplay() {
    let viewController = ListMoviesDisplayLogicSpy()
    let sut = ListMoviesPresenter(viewController: viewController)
    let movies = Seeds.Movies.all

    sut.presentFetchedMovies(movies)

    XCTAssertEqual(viewController.displayedMovies, movies.map { ListMoviesViewModel($0) })
  }

  func testPresenterDoesNotKeepItsViewController() {
    var viewController: ListMoviesDisplayLogicSpy? = ListMoviesDisplayLogicSpy()
    weak var released: ListMoviesDisplayLogicSpy?
    released = viewController
    let sut = viewController.map { ListMoviesPresenter(viewController: $0) }

    viewController = nil

    XCTAssertNil(released)
    sut?.presentFetchedMovies(Seeds.Movies.all)
  }
}
