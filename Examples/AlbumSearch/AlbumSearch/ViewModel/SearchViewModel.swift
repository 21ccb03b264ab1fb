import Combine
import Foundation

class SearchViewModel: ObservableObject {
  @Published var searchTerm = ""
  @Published private(set) var state = SearchState.ready
  @Published private(set) var albumViewModels: [AlbumViewModel] = []

  private let networkingLayer: NetworkingLayer
  private var searchCount = 0

  init(networkingLayer: NetworkingLayer = DefaultNetworkingLayer.instance) {
    self.networkingLayer = networkingLayer
  }

  func albumViewModelAt(index: Int) -> AlbumViewModel {
    albumViewModels[index]
  }

  /// Searches for what is typed in.
  func search() {
    searchFor(searchTerm: searchTerm)
  }

  /// Searches, unless the term is blank; the handler is called when the albums are there, or it is clear that none come.
  /// Only the latest search counts: the answer to an earlier one is dropped, and its handler with it.
  func searchFor(searchTerm: String, completionHandler: @escaping () -> Void = {}) {
    let term = searchTerm.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !term.isEmpty else { return }
    searchCount += 1
    let search = searchCount
    state = .searching
    networkingLayer.searchFor(searchTerm: term) { [weak self] result in
      guard let self, search == self.searchCount else { return }
      self.show(result, of: term)
      completionHandler()
    }
  }

  private func show(_ result: Result<[Album], Error>, of term: String) {
    switch result {
    case .success(let albums):
      albumViewModels = albums.map(AlbumViewModel.init)
      state = albums.isEmpty ? .nothingFound(searchTerm: term) : .found
    case .failure(let error):
      albumViewModels = []
      state = .failed(message: error is URLError ? "You seem to be offline." : error.localizedDescription)
    }
  }
}
