import SwiftUI

@main
struct AlbumSearchApp: App {
  var body: some Scene {
    WindowGroup {
      SearchView(viewModel: SearchViewModel(networkingLayer: LaunchEnvironment.current.networkingLayer))
    }
  }
}
