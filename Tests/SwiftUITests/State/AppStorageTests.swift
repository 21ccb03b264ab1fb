import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

/// As packages write it: what holds a value belongs to no actor.
private protocol ValueHolder<Value> {
  associatedtype Value
  var wrappedValue: Value { get nonmutating set }
}

extension AppStorage: ValueHolder {}
extension AccessibilityFocusState: ValueHolder {}
extension AccessibilityFocusState.Binding: ValueHolder {}
extension Binding: ValueHolder {}
extension FocusedBinding: ValueHolder {}
extension FocusState: ValueHolder {}
extension FocusState.Binding: ValueHolder {}
extension SceneStorage: ValueHolder {}
extension State: ValueHolder {}

private func first<Value>(of holder: some ValueHolder<Value>) -> Value { holder.wrappedValue }

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

    @Test func whatHoldsAValueBelongsToNoActor() {
      #expect(first(of: SceneStorage(wrappedValue: 3, "the holder of a scene")) == 3)
      #expect(first(of: FocusState<Bool>()) == false)
    }

    @Test func theStoreOfAViewIsThatOfWhatItContains() throws {
      let name = "AppStorageTests.suite"
      let store = try #require(UserDefaults(suiteName: name))
      defer { store.removePersistentDomain(forName: name) }
      store.set(7, forKey: Example.key)
      let screen = Screen { Other().defaultAppStorage(store) }
      #expect(screen.has("other 7"))
    }

    struct Other: View {
      @AppStorage(Example.key) private var count = 3
      var body: some View { Text("other \(count)") }
    }

    struct Optionals: View {
      @AppStorage("AppStorageTests.page") private var page: URL?
      @AppStorage("AppStorageTests.kind") private var kind: Mode?
      @AppStorage("AppStorageTests.size") private var size: Size?

      enum Size: Int { case small = 1, large }

      var body: some View {
        Text("\(page?.absoluteString ?? "-") \(kind?.rawValue ?? "-") \(size?.rawValue ?? 0)")
        Button("fill") { (page, kind, size) = (URL(string: "https://a.b/c"), .dark, .large) }
      }
    }

    @Test func addressesAndCasesMayBeMissing() {
      clear()
      defer { clear() }
      let screen = Screen { Optionals() }
      #expect(screen.has("- - 0"))
      screen.tap("fill")
      #expect(screen.has("https://a.b/c dark 2"))
      #expect(UserDefaults.standard.integer(forKey: "AppStorageTests.size") == 2)
    }

    private func clear() {
      for name in ["count", "mode", "name", "page", "kind", "size"] {
        UserDefaults.standard.removeObject(forKey: "AppStorageTests.\(name)")
      }
    }

    @Test func aChangeOfTheDefaultsReachesViews() async {
      clear()
      defer { clear() }
      let screen = Screen { Example() }
      #expect(screen.has("3 light nobody") && screen.has("other 3"))
      UserDefaults.standard.set(9, forKey: Example.key)
      await MainQueue.drain()
      #expect(screen.has("9 light nobody") && screen.has("other 9"))
      await Task.detached { UserDefaults.standard.set("Bob", forKey: "AppStorageTests.name") }.value
      await MainQueue.drain()
      #expect(screen.has("9 light Bob"))
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
