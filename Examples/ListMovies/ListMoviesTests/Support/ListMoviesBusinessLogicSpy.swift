@testable import ListMovies

class ListMoviesBusinessLogicSpy: ListMoviesBusinessLogic {
  private(set) var fetchMoviesCalled = false

  func fetchMovies() {
    fetchMoviesCalled = true
  }
}
