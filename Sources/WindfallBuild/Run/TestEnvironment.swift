import Foundation
import WindfallCore

/// The environment variables of the processes of a run.
struct TestEnvironment {
  /// What the tool itself was started with.
  let base: [String: String]

  /// Makes the folder that an app is installed with, and answers the variables that make it the process's home.
  func container(at path: String) throws -> [String: String] {
    let folders = ["Documents", "Library/Preferences", "Library/Caches", "Library/Application Support", "tmp"]
    for folder in folders {
      let url = URL(fileURLWithPath: path).appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    return [
      "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": "\(path)/tmp",
      "XDG_CONFIG_HOME": "\(path)/Library/Preferences", "XDG_CACHE_HOME": "\(path)/Library/Caches",
      "XDG_DATA_HOME": "\(path)/Library/Application Support",
    ]
  }

  /// What Xcode sets in a process that runs tests, by which apps and libraries know that they are tested.
  static func xctest(bundle: String, list: String) -> [String: String] {
    [
      "XCTestBundlePath": bundle, "XCTestConfigurationFilePath": list,
      "XCTestSessionIdentifier": UUID().uuidString,
    ]
  }

  /// Names the file that the UI tests and their app have for the general pasteboard.
  func pasteboard(folder: String) -> [String: String] { ["WINDFALL_APP_PASTEBOARD": "\(folder)/pasteboard"] }

  /// What a process that runs UI tests has to know of the app; the app is installed with a container of its own.
  func app(_ executable: String, folder: String) throws -> [String: String] {
    let container = "\(folder)/app"
    _ = try self.container(at: container)
    let bundle = URL(fileURLWithPath: executable).deletingLastPathComponent()
    var variables = [
      "WINDFALL_APP_CONTAINER": container, "WINDFALL_APP_LOG": "\(folder)/app.log",
      "WINDFALL_APP_NAME": URL(fileURLWithPath: executable).lastPathComponent,
    ]
    if let data = FileManager.default.contents(atPath: bundle.appendingPathComponent("Info.plist").path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      variables["WINDFALL_APP_BUNDLE_IDENTIFIER"] = list["CFBundleIdentifier"] as? String
    }
    return variables
  }

  /// The variables that every process gets: the inherited ones, without settings of another Windfall around this one.
  func common(_ additions: [String: String]) -> [String: String] {
    var environment = base.filter { name, _ in !Self.isOurs(name) }
    environment["SWIFT_BACKTRACE"] = CrashReport.backtraceSetting
    // Sets and dictionaries in the same order each time: a seed repeats all of a run.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // By these, apps know that they run on a simulator, and of which device.
    if let device = base["WINDFALL_DEVICE"].map(DeviceModel.named) ?? DeviceModel.all.first {
      environment["SIMULATOR_MODEL_IDENTIFIER"] = device.identifier
      environment["SIMULATOR_DEVICE_NAME"] = device.name
    }
    environment.merge(additions) { _, new in new }
    environment["WINDFALL_PARENT"] = String(getpid())
    return environment
  }

  /// Settings of the person's, such as the device, go through.
  private static func isOurs(_ name: String) -> Bool {
    [
      "WINDFALL_TEST_", "WINDFALL_TEMPLATE_", "WINDFALL_EVENT_", "WINDFALL_APP_", "WINDFALL_AUTOMATION_",
      "WINDFALL_DRAWING_", "XCTest",
    ].contains { name.hasPrefix($0) }
  }
}
