import SwiftUI

/// The calculator: one window that holds one keypad.
@main
struct CalculatorApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
