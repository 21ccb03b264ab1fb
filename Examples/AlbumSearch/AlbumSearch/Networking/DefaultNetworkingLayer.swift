import Foundation

/// Asks the iTunes Search API.
class DefaultNetworkingLayer: NetworkingLayer {
  static let instance = DefaultNetworkingLayer()

  private let session: URLSession

  init(session: URLSession = .shared) {
    self.session = session
  }

  func searchFor(searchTerm: String, completionHandler: @escaping (Result<[Album], Error>) -> Void) {
    guard let address = address(of: searchTerm) else { return completionHandler(.failure(URLError(.badURL))) }
    let task = session.dataTask(with: address) { data, response, error in
      let result = Self.result(data, response, error)
      DispatchQueue.main.async {
        completionHandler(result)
      }
    }
    task.resume()
  }

  private func address(of searchTerm: String) -> URL? {
    var components = URLComponents(string: "https://itunes.apple.com/search")
    components?.queryItems = [
      URLQueryItem(name: "media", value: "music"),
      URLQueryItem(name: "entity", value: "album"),
      URLQueryItem(name: "term", value: searchTerm),
    ]
    return components?.url
  }

  private static func result(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> Result<[Album], Error> {
    if let error { return .failure(error) }
    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
      return .failure(APIError.status(status))
    }
    guard let answer = try? SearchAnswer(json: data ?? Data()) else { return .failure(APIError.unreadable) }
    return .success(answer.results)
  }
}
