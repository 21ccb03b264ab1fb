import Foundation

struct Album: Decodable, Equatable {
  var title: String
}

final class AlbumSearch {
  private let session: URLSession

  init(session: URLSession = .shared) { self.session = session }

  func albums(_ term: String) async throws -> [Album] {
    let (data, _) = try await session.data(from: address(of: term))
    return try JSONDecoder().decode([Album].self, from: data)
  }

  func albums(_ term: String, completion: @escaping (Result<[Album], Error>) -> Void) {
    session.dataTask(with: address(of: term)) { data, _, error in
      DispatchQueue.main.async {
        completion(
          Result {
            if let error { throw error }
            return try JSONDecoder().decode([Album].self, from: data ?? Data())
          })
      }
    }.resume()
  }

  private func address(of term: String) -> URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "albums.invalid"
    components.path = "/search"
    components.queryItems = [URLQueryItem(name: "term", value: term)]
    return components.url ?? URL(fileURLWithPath: "/")
  }
}
