import Core
import Prices
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text(Greeting.text(for: "Ada")) }
  }
}

/// Belongs to the main actor, as the target's settings say.
final class Counter {
  var count = 0

  func add() { count += 1 }
}

/// The conditions that were set in different places.
enum Conditions {
  static var all: [String] {
    var result: [String] = []
    #if FROM_BASE
      result.append("base")
    #endif
    #if FROM_FLAGS
      result.append("flags")
    #endif
    #if hasFeature(ExistentialAny)
      result.append("any")
    #endif
    return result
  }
}
