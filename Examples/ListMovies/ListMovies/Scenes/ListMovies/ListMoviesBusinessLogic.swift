/// What the view controller asks the interactor for.
protocol ListMoviesBusinessLogic {
  func fetchMovies()
}
