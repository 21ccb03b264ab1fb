import Foundation

@testable import AlbumSearch

/// A double written by hand: answers what it is told, on a later turn, and keeps what it was asked.
class MockNetworkingLayer: NetworkingLayer {
  var stubbedResult: Result<[Album], Error> = .failure(APIError.unreadable)
  private(set) var capturedSearchArguments: [String] = []

  func searchFor(searchTerm: String, completionHandler: @escaping (Result<[Album], Error>) -> Void) {
    capturedSearchArguments.append(searchTerm)
    DispatchQueue.main.async {
      completionHandler(self.stubbedResult)
    }
  }
}
