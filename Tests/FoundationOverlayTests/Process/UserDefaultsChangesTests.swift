import Foundation
import FoundationOverlay
import ObjectiveC
import Testing

extension UserDefaults {
  fileprivate var text: String? { string(forKey: "text") }
}

struct UserDefaultsChangesTests {
  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: "changes.\(UUID().uuidString)"))
  }

  @Test func `who waits for changes is told of each`() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    defaults.set("a", forKey: "text")
    defaults.set(1, forKey: "number")
    defaults.set(true, forKey: "flag")
    defaults.set(1.5, forKey: "double")
    defaults.removeObject(forKey: "text")
    #expect(count == 5)
    #expect(defaults.string(forKey: "text") == nil && defaults.integer(forKey: "number") == 1)
    #expect(defaults.bool(forKey: "flag") && defaults.double(forKey: "double") == 1.5)
  }

  @Test func `observers of a key are told old and new values, each once`() {
    var log: [String] = []
    let observation = defaults.observe(windfallKeyPath(\.text, "text"), options: [.old, .new]) { _, change in
      log.append("\((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
    }
    defaults.set("a", forKey: "text")
    defaults.set("b", forKey: "other")
    defaults.setValue("c", forKey: "text")
    defaults.removeObject(forKey: "text")
    #expect(log == ["- a", "a c", "c -"])
    observation.invalidate()
    defaults.set("d", forKey: "text")
    #expect(log.count == 3)
  }
}
