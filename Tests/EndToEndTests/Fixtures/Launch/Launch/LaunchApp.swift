import SwiftUI

@main
struct LaunchApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
