import Foundation

/// Answers without a network, for UI tests: each search gets the next answer, and the last one is repeated.
class CannedNetworkingLayer: NetworkingLayer {
  enum Answer: String {
    case albums
    case nothing
    case failure
    /// No answer ever.
    case silence
  }

  private var answers: [Answer]

  init(_ answers: [Answer]) {
    self.answers = answers
  }

  func searchFor(searchTerm: String, completionHandler: @escaping (Result<[Album], Error>) -> Void) {
    let answer = answers.count > 1 ? answers.removeFirst() : answers.first ?? .silence
    guard answer != .silence else { return }
    let result = result(of: answer)
    DispatchQueue.main.async {
      completionHandler(result)
    }
  }

  private func result(of answer: Answer) -> Result<[Album], Error> {
    guard answer != .failure else { return .failure(URLError(.notConnectedToInternet)) }
    guard answer == .albums else { return .success([]) }
    return Result {
      guard let file = Bundle.main.url(forResource: "CannedAlbums", withExtension: "json") else {
        throw APIError.unreadable
      }
      return try SearchAnswer(json: Data(contentsOf: file)).results
    }
  }
}
