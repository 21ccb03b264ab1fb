/// Knows who can tell of albums.
protocol NetworkingLayer {
  /// Hands over the albums that a term is found in, on the main queue.
  func searchFor(searchTerm: String, completionHandler: @escaping (Result<[Album], Error>) -> Void)
}
