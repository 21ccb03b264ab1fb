import Foundation

/// What the web service answers to a search.
struct SearchAnswer: Decodable {
  let results: [Album]

  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(SearchAnswer.self, from: json)
  }
}
