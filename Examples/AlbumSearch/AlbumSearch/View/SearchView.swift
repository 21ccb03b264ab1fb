import SwiftUI

struct SearchView: View {
  @StateObject private var viewModel: SearchViewModel

  init(viewModel: @autoclosure @escaping () -> SearchViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Albums")
        .searchable(text: $viewModel.searchTerm, prompt: "Artist or album")
        .onSubmit(of: .search) { viewModel.search() }
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .ready:
      MessageView(title: "Search for albums", detail: "Type the name of an artist or an album.")
    case .searching:
      ProgressView("Searching…")
    case .found:
      List(viewModel.albumViewModels.indices, id: \.self) { index in
        AlbumRow(album: viewModel.albumViewModelAt(index: index))
      }
    case .nothingFound(let searchTerm):
      MessageView(title: "Nothing found", detail: "There is no album for “\(searchTerm)”.")
    case .failed(let message):
      VStack(spacing: 16) {
        MessageView(title: "The search failed", detail: message)
        Button("Try Again") { viewModel.search() }
      }
    }
  }
}

#Preview {
  SearchView(viewModel: SearchViewModel(networkingLayer: CannedNetworkingLayer([.albums])))
}
