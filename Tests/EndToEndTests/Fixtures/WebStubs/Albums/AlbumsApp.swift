import SwiftUI

@main
struct AlbumsApp: App {
  var body: some Scene {
    WindowGroup { Text("Albums") }
  }
}
