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
      Button("Crash Later") {
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in fatalError("the timer ran out") }
      }
      Button("Crash Aside") {
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.2)
          kill(getpid(), SIGSEGV)
        }
      }
      Button("Leave") { exit(0) }
    }
  }
}
