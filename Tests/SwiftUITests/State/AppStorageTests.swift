import SwiftUI
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct AppStorageTests {
    enum Mode: String { case light, dark }

    struct Example: View {
      static let key = "AppStorageTests.count"
      @AppStorage(key) private var count = 3
      @AppStorage("AppStorageTests.mode") private var mode = Mode.light
      @AppStorage("AppStorageTests.name") private var name: String?

      var body: some View {
        VStack {
          Text("\(count) \(mode.rawValue) \(name ?? "nobody")")
          Other()
          Button("more") { count += 1 }
          Button("change") {
            mode = .dark
            name = "Ann"
          }
          Button("forget") { name = nil }
        }
      }
    }

    struct Other: View {
      @AppStorage(Example.key) private var count = 3
      var body: some View { Text("other \(count)") }
    }

    private func clear() {
      for name in ["count", "mode", "name"] { UserDefaults.standard.removeObject(forKey: "AppStorageTests.\(name)") }
    }

    @Test func aChangeReachesAllViewsAndTheDefaults() {
      clear()
      defer { clear() }
      let screen = Screen { Example() }
      #expect(screen.has("3 light nobody"))
      screen.tap("more")
      #expect(screen.has("4 light nobody"))
      #expect(screen.has("other 4"))
      #expect(UserDefaults.standard.integer(forKey: Example.key) == 4)
      screen.tap("change")
      #expect(screen.has("4 dark Ann"))
      #expect(UserDefaults.standard.string(forKey: "AppStorageTests.mode") == "dark")
      screen.tap("forget")
      #expect(screen.has("4 dark nobody"))
      #expect(UserDefaults.standard.object(forKey: "AppStorageTests.name") == nil)
    }
  }
}
