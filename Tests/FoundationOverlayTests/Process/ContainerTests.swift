import Foundation
import FoundationOverlay
import Testing

@Suite("The container of an app")
struct ContainerTests {
  @Test("Its folders have names")
  func folders() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
  }

  @Test("Without an account there is no iCloud")
  func cloud() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test("The key-value store of iCloud keeps values on the device")
  func store() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("text", forKey: "a")
    store.set(Int64(7), forKey: "b")
    store.set(true, forKey: "c")
    #expect(store.string(forKey: "a") == "text")
    #expect(store.longLong(forKey: "b") == 7)
    #expect(store.bool(forKey: "c"))
    #expect(store.dictionaryRepresentation.count == 3)
    for key in ["a", "b", "c"] { store.removeObject(forKey: key) }
    #expect(store.object(forKey: "a") == nil)
    #expect(store.longLong(forKey: "b") == 0)
  }

  @Test("Time goes on")
  func time() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
  }
}
