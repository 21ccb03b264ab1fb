import SwiftUI

@main
struct OutcomesApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
