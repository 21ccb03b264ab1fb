import Foundation
import Testing

@testable import WindfallBuild

@Suite struct DerivedDataTests {
  private let project = URL(fileURLWithPath: "/projects/Shop/Shop.xcodeproj")

  @Test("The default folder is in the cache folder and is the project's own")
  func defaultFolder() {
    let environment = ["XDG_CACHE_HOME": "/cache", "HOME": "/home/someone"]
    let path = DerivedData(project: project, environment: environment).root.path
    #expect(path.hasPrefix("/cache/windfall/DerivedData/Shop-"))
    let other = URL(fileURLWithPath: "/elsewhere/Shop/Shop.xcodeproj")
    #expect(DerivedData(project: other, environment: environment).root.path != path)
  }

  @Test("Projects share what the compiler has read of the system, unless their derived data are named")
  func modules() throws {
    let environment = ["XDG_CACHE_HOME": "/cache", "HOME": "/home/someone"]
    let byDefault = DerivedData(project: project, environment: environment)
    #expect(byDefault.sharedModuleCache.path == "/cache/windfall/ModuleCache")
    #expect(byDefault.moduleCache.path.hasPrefix(byDefault.root.path + "/"))
    let named = try DerivedData(folder: "/derived", environment: environment)
    #expect(named.sharedModuleCache == named.moduleCache)
    for other in ["", "relative"] {
      let derivedData = try DerivedData(folder: "/derived", environment: ["WINDFALL_MODULE_CACHE": other])
      #expect(derivedData.sharedModuleCache == named.moduleCache)
    }
    let variable = environment.merging(["WINDFALL_MODULE_CACHE": "/modules"]) { $1 }
    #expect(try DerivedData(folder: "/derived", environment: variable).sharedModuleCache.path == "/modules")
    #expect(DerivedData(project: project, environment: variable).measured.sharedModuleCache.path == "/modules")
  }

  @Test("No folder has a % in its name, which the compiler cannot write into, and two targets have two folders")
  func percent() {
    let percent = DerivedData(project: URL(fileURLWithPath: "/projects/100%/100%.xcodeproj"), environment: [:])
    #expect(!percent.root.lastPathComponent.contains("%"))
    #expect(percent.intermediates("A") != percent.intermediates("A%"))
    #expect(!percent.lowered("A%").path.contains("%"))
    #expect(percent.lowered("A_") != percent.lowered("A%"))
  }

  @Test("A folder named with a % or a line break is reached by another name", arguments: ["%", "\n"])
  func link(character: String) throws {
    let folder = try TestFolder()
    let named = folder.url.appendingPathComponent("a\(character)b")
    let cache = ["XDG_CACHE_HOME": folder.url.appendingPathComponent("cache").path]
    for _ in 0..<2 {
      let derivedData = try DerivedData(folder: named.path, environment: cache)
      #expect(!derivedData.root.path.contains(character))
      try derivedData.prepare()
    }
    #expect(FileManager.default.fileExists(atPath: named.appendingPathComponent("Products").path))
    #expect(try DerivedData(folder: folder.url.path, environment: cache).root.path == folder.url.path)
  }

  @Test("Without XDG_CACHE_HOME the cache folder is in the home folder", arguments: [nil, "", "relative"])
  func homeFolder(cache: String?) {
    var environment = ["HOME": "/home/someone"]
    environment["XDG_CACHE_HOME"] = cache
    let path = DerivedData(project: project, environment: environment).root.path
    #expect(path.hasPrefix("/home/someone/.cache/windfall/DerivedData/Shop-"))
  }

  @Test("A folder that cannot be made is reported with the reason and what to do")
  func unwritable() throws {
    let folder = try TestFolder()
    let file = try folder.write("", to: "file")
    let error = try #require(throws: BuildError.self) { try DerivedData(root: file).prepare() }
    #expect(error.status == .unusableMachine)
    #expect(error.message.contains("--derived-data"))
  }

  @Test("A module that was declared before the SDK had it does not stand before that of the SDK")
  func declaredModules() throws {
    let folder = try TestFolder()
    let derivedData = try DerivedData(folder: folder.url.path, environment: [:])
    let sdk = folder.url.appendingPathComponent("SDK")
    for name in ["Old", "Own", "Declared"] {
      try folder.write("", to: "Intermediates/Modules/\(name).swiftmodule")
      if name != "Declared" { try folder.write("", to: "SDK/\(name).swiftmodule") }
    }
    try derivedData.removeModules(notIn: ["Own"], thatAreIn: sdk)
    let left = try FileManager.default.contentsOfDirectory(atPath: derivedData.modules.path)
    #expect(left.sorted() == ["Declared.swiftmodule", "Own.swiftmodule"])
  }
}
