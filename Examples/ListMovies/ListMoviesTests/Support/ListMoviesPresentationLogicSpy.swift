@testable import ListMovies

class ListMoviesPresentationLogicSpy: ListMoviesPresentationLogic {
  private(set) var movies: [Movie]?

  var presentMoviesCalled: Bool {
    movies != nil
  }

  func presentFetchedMovies(_ movies: [Movie]) {
    self.movies = movies
  }
}
