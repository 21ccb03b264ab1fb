import OHHTTPStubs
import OHHTTPStubsSwift
import SwiftUI

@main
struct AlbumsApp: App {
  @State private var titles = ""

  init() {
    guard let title = ProcessInfo.processInfo.environment["STUBBED_TITLE"] else { return }
    stub(condition: isHost("albums.invalid") && containsQueryParams(["term": "Phish"])) { _ in
      HTTPStubsResponse(jsonObject: [["title": title]], statusCode: 200, headers: nil)
    }
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("albums: \(titles)")
        Button("Load") { load("Phish") }
        Button("Load Others") { load("Lawn") }
      }
      .task { _ = try? await AlbumSearch().albums("Launch") }
    }
  }

  private func load(_ term: String) {
    AlbumSearch().albums(term) { result in
      titles = (try? result.get().map { $0.title }.joined()) ?? "none"
    }
  }
}
