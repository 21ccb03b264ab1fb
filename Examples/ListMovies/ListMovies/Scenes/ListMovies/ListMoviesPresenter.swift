class ListMoviesPresenter: ListMoviesPresentationLogic {
  private weak var viewController: ListMoviesDisplayLogic?

  init(viewController: ListMoviesDisplayLogic) {
    self.viewController = viewController
  }

  func presentFetchedMovies(_ movies: [Movie]) {
    viewController?.displayFetchedMovies(movies.map(ListMoviesViewModel.init))
  }
}
