@testable import ListMovies

class ListMoviesDisplayLogicSpy: ListMoviesDisplayLogic {
  private(set) var displayFetchedMoviesCalled = false
  private(set) var displayedMovies: [ListMoviesViewModel] = []

  func displayFetchedMovies(_ movies: [ListMoviesViewModel]) {
    displayFetchedMoviesCalled = true
    displayedMovies = movies
  }
}
