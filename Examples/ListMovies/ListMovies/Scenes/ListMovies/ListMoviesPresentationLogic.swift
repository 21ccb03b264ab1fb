/// What the interactor hands to the presenter.
protocol ListMoviesPresentationLogic {
  func presentFetchedMovies(_ movies: [Movie])
}
