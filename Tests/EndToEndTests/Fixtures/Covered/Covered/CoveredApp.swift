import SwiftUI

@main
struct CoveredApp: App {
  @State private var taps = 0  // = any

  var body: some Scene {  // = any
    WindowGroup {  // = any
      VStack {  // = any
        Text("\(taps) taps")  // = any
        Button("Count") { taps += 1 }  // = any
        Button("Crash") {  // = any
          let none: [Int] = []  // = 1
          print(none[taps])  // = 1
          taps = 0  // = 1
        }  // = 1
        Button("Never") {  // = any
          taps = 0  // = 0
        }  // = 0
      }  // = any
    }  // = any
  }  // = any
}
