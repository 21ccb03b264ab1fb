import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      Button("Twin") {}
      Button("Twin") {}
      Button("Crash") { fatalError("pressed the red button") }
      Button("Loop") { Loop().run() }
      Button("Leave") { exit(0) }
    }
  }
}
