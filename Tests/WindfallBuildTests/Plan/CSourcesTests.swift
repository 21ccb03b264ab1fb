import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite struct CSourcesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func sources(settings: String = "", rest: String = "") throws -> CSources {
    let json = """
      {"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "products": [], "dependencies": [],
       "targets": [{"name": "Fast", "type": "regular", "dependencies": [], "settings": [\(settings)]}]\(rest)}
      """
    let package = SwiftPackage(folder: folder.url, manifest: try PackageManifest(json: Data(json.utf8)))
    return CSources(try #require(try package.target(named: "Fast")), in: package)
  }

  @Test("A target of a package has C, its settings and headers; Objective-C is left out")
  func package() throws {
    for path in ["fast.c", "faster.cpp", "Old.m", "include/Fast.h", "private/inner.h"] {
      try folder.write("", to: "Sources/Fast/\(path)")
    }
    let c = try sources(
      settings: """
        {"tool": "c", "kind": {"define": {"_0": "A=1"}}}, {"tool": "swift", "kind": {"define": {"_0": "B"}}},
        {"tool": "c", "kind": {"headerSearchPath": {"_0": "private"}}}
        """, rest: ", \"cxxLanguageStandard\": \"c++17\"")
    let place = folder.url.path + "/Sources/Fast"
    #expect(c.files.map(\.lastPathComponent) == ["fast.c", "faster.cpp"])
    #expect(c.leftOut.map(\.lastPathComponent) == ["Old.m"])
    #expect(c.publicHeaders?.path == "\(place)/include")
    #expect(
      c.arguments(for: c.files[1]) == [
        "-std=c++17", "-I", place, "-I", "\(place)/private", "-I", "\(place)/include", "-DDEBUG=1", "-DSWIFT_PACKAGE=1",
        "-DA=1",
      ])
    #expect(c.arguments(for: c.files[0]).first == "-std=gnu17")
    #expect(Set(c.headers.map(\.lastPathComponent)) == ["Fast.h", "inner.h"])
  }

  @Test("Headers of a project are found by name, after the system's where they are named in angle brackets")
  func project() throws {
    let planned = try PlannedProject()
    try planned.writeProject("App.xcodeproj", [.init(name: "Fast", settings: ["HEADER_SEARCH_PATHS": "named"])])
    for path in ["fast.c", "inner/stdlib.h", "Vendor/Kit.framework/Headers/stdio.h"] {
      try planned.write("", to: "Fast/\(path)")
    }
    let project = try XcodeProject(path: planned.folder.url.appendingPathComponent("App.xcodeproj").path)
    let target = try #require(project.targets.first)
    let c = CSources(target, settings: project.settings(for: target, configuration: "Debug"), folder: project.folder)
    let place = planned.folder.url.path
    #expect(
      c.includeArguments == [
        "-I", "\(place)/named", "-iquote", "\(place)/Fast/inner", "-idirafter", "\(place)/Fast/inner",
      ])
    #expect(c.headers.map(\.lastPathComponent) == ["stdlib.h"])
  }

  @Test("The map of a module names the header of its name, or the folder")
  func moduleMap() throws {
    let headers = folder.url.appendingPathComponent("include")
    let map = ModuleMap(moduleName: "Fast", headers: headers)
    #expect(map.text == "module Fast {\n  umbrella \"\(headers.path)\"\n  export *\n}\n")
    try folder.write("", to: "include/Fast.h")
    #expect(map.text.contains("umbrella header \"\(headers.path)/Fast.h\""))
    #expect(map.own == nil)
    try folder.write("", to: "include/module.modulemap")
    #expect(map.own?.path == "\(headers.path)/module.modulemap")
  }
}
