class ListMoviesInteractor: ListMoviesBusinessLogic {
  private let presenter: ListMoviesPresentationLogic
  private let worker: MoviesWorker

  init(presenter: ListMoviesPresentationLogic, worker: MoviesWorker = MoviesWorker()) {
    self.presenter = presenter
    self.worker = worker
  }

  func fetchMovies() {
    worker.fetchMovies { [presenter] movies in
      presenter.presentFetchedMovies(movies)
    }
  }
}
