/// What the presenter hands to the view controller.
protocol ListMoviesDisplayLogic: AnyObject {
  func displayFetchedMovies(_ movies: [ListMoviesViewModel])
}
