@testable import ListMovies

class MoviesWorkerSpy: MoviesWorker {
  private(set) var fetchMoviesCalled = false
  private let movies: [Movie]

  init(movies: [Movie] = []) {
    self.movies = movies
  }

  override func fetchMovies(completionHandler: @escaping ([Movie]) -> Void) {
    fetchMoviesCalled = true
    completionHandler(movies)
  }
}
