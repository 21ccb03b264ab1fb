import XCTest

@testable import Settings

class StoredSettingsManagerTests: XCTestCase {
  private let suite = "StoredSettingsManagerTests"
  private var defaults: UserDefaults!

  override func setUpWithError() throws {
    defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defaults.removePersistentDomain(forName: suite)
  }

  override func tearDown() {
    defaults.removePersistentDomain(forName: suite)
    defaults = nil
  }

  func testBeginsWithTheInitialSettings() {
    XCTAssertEqual(StoredSettingsManager(defaults: defaults).settings(), StoredSettingsManager.initialSettings)
  }

  func testNamesAreUnique() {
    let names = StoredSettingsManager.initialSettings.map { $0.name }
    XCTAssertEqual(Set(names).count, names.count)
  }

  func testAnotherManagerFindsWhatWasSet() {
    let setting = StoredSettingsManager.initialSettings[0]
    StoredSettingsManager(defaults: defaults).set(isEnabled: !setting.isEnabled, for: setting)

    let found = StoredSettingsManager(defaults: defaults).settings()
    XCTAssertEqual(found[0].isEnabled, !setting.isEnabled)
    XCTAssertEqual(Array(found.dropFirst()), Array(StoredSettingsManager.initialSettings.dropFirst()))
  }

  func testResetGoesBackToTheInitialSettings() {
    let subject = StoredSettingsManager(defaults: defaults)
    for setting in subject.settings() {
      subject.set(isEnabled: !setting.isEnabled, for: setting)
    }

    subject.reset()

    XCTAssertEqual(subject.settings(), StoredSettingsManager.initialSettings)
  }
}
