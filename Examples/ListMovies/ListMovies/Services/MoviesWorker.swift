import Foundation

/// Reads the movies that come with the app.
class MoviesWorker {
  func fetchMovies(completionHandler: @escaping ([Movie]) -> Void) {
    completionHandler(storedMovies())
  }

  private func storedMovies() -> [Movie] {
    guard let file = Bundle.main.url(forResource: "Movies", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? JSONDecoder().decode([Movie].self, from: data)) ?? []
  }
}
