import Foundation
import Testing

@testable import WindfallProject

struct InfoPlistTests {
  @Test func `replaces settings everywhere in the file and keeps types`() throws {
    let (project, notes) = try Fixtures.target("Notes", of: "Classic")
    let plist = try project.infoPlist(for: notes)
    #expect(plist["CFBundleDisplayName"] == "My Notes!")
    #expect(plist["CFBundleIdentifier"] == "org.example.My-Notes")
    #expect(plist["LSRequiresIPhoneOS"] == true)
    #expect(
      plist["Limits"] == .dictionary(["Pages": .integer(1), "Names": .array(["WRITERS"]), "Ratio": .real(0.5)]))
  }

  @Test func `adds what the file leaves out`() throws {
    let (project, notes) = try Fixtures.target("Notes", of: "Classic")
    let plist = try project.infoPlist(for: notes)
    #expect(plist["CFBundleExecutable"] == "My Notes")
    #expect(plist["CFBundleName"] == "My Notes")
    #expect(plist["CFBundleShortVersionString"] == "2.5")
    #expect(plist["CFBundleDevelopmentRegion"] == "de")
    #expect(plist["UIDeviceFamily"] == .array([.integer(1)]))
  }

  @Test func `generates entries from settings, the file's own winning`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ CFBundleDisplayName = File; }", to: "Info.plist")
    let settings = BuildSettings(
      levels: [
        SettingsLevel([
          "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "Info.plist",
          "INFOPLIST_KEY_CFBundleDisplayName": "Setting", "INFOPLIST_KEY_NSCameraUsageDescription": "To see.",
          "INFOPLIST_KEY_UIStatusBarHidden": "NO", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
          "INFOPLIST_KEY_UISupportedInterfaceOrientations": "A B",
          "INFOPLIST_KEY_UILaunchScreen_Generation": "NO",
        ])
      ], platform: .simulator(configuration: "Debug"))
    let plist = try InfoPlistMaker(settings: settings, folder: folder.url).infoPlist()
    #expect(plist["CFBundleDisplayName"] == "File")
    #expect(plist["NSCameraUsageDescription"] == "To see.")
    #expect(plist["UIStatusBarHidden"] == false)
    #expect(plist["UIMainStoryboardFile"] == "Main")
    #expect(plist["UISupportedInterfaceOrientations"] == .array(["A", "B"]))
    #expect(plist["UILaunchScreen"] == nil)
  }

  @Test func `is written as XML that Foundation reads back`() throws {
    let plist = InfoPlist(entries: ["A": true, "B": .integer(1), "C": .array([.real(0.5), "x"]), "D": .integer(0)])
    let read = try PropertyListSerialization.propertyList(from: plist.data(), format: nil)
    #expect(PropertyListValue(foundationValue: read) == .dictionary(plist.entries))
  }

  @Test func `a missing file is a clear error`() throws {
    let folder = try TemporaryFolder()
    let settings = BuildSettings(
      levels: [SettingsLevel(["INFOPLIST_FILE": "Gone.plist"])], platform: .simulator(configuration: "Debug"))
    #expect(
      throws: ProjectError(
        "the file cannot be read", path: folder.url.appending(path: "Gone.plist").path,
        advice: "check the setting INFOPLIST_FILE")
    ) {
      try InfoPlistMaker(settings: settings, folder: folder.url).infoPlist()
    }
  }
}
