import Foundation
import Testing

@testable import WindfallBuild

@Suite("Module maps where targets look for headers")
struct SearchedModuleMapsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("The first map on the path that describes a module gives its headers")
  func first() throws {
    try folder.write("module Hub {\n  export *\n  header \"Hub.h\"\n}", to: "a/module.modulemap")
    try folder.write("#import <Hub/Part.h>", to: "a/Hub.h")
    try folder.write("framework module Hub { umbrella header \"Other.h\" }", to: "b/module.modulemap")
    try folder.write("@class Other;", to: "b/Other.h")
    let found = maps(["nowhere", "a", "b"]).findings(of: ["Hub", "Else"]).headers
    #expect(found.map(\.module) == ["Hub"])
    #expect(found.flatMap(\.files).map(\.lastPathComponent) == ["Hub.h"])
    #expect(found.first?.folders.map(\.lastPathComponent) == [folder.url.lastPathComponent, "a"])
  }

  @Test("A module of C alone is not declared; nor one whose headers are missing, nor one of a map of several")
  func others() throws {
    try folder.write("module Small [system] { header \"small.h\" }", to: "c/module.modulemap")
    try folder.write("int small(void);", to: "c/small.h")
    try folder.write("module Lost { header \"lost.h\" }", to: "d/module.modulemap")
    try folder.write("module A { header \"A.h\" }\nmodule B { header \"A.h\" }", to: "e/module.modulemap")
    try folder.write("@class A;", to: "e/A.h")
    let maps = maps(["c", "d", "e"])
    #expect(maps.findings(of: ["Small", "Lost", "A", "B"]).headers == [])
    let inC = maps.findings(of: ["Small", "Lost", "A", "B", "Else"]).mapsInC
    #expect(inC.mapValues { $0.deletingLastPathComponent().lastPathComponent } == ["Small": "c"])
  }

  private func maps(_ folders: [String]) -> SearchedModuleMaps {
    SearchedModuleMaps(folders: folders.map { folder.url.appendingPathComponent($0) }, sourceRoot: folder.url)
  }
}
