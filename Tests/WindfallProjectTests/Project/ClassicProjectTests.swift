import Foundation
import Testing
import WindfallProject

struct ClassicProjectTests {
  private let project: XcodeProject

  init() throws {
    project = try Fixtures.project("Classic")
  }

  @Test func `resolves paths through groups, from the source root and once each`() throws {
    let notes = try project.requiredTarget("Notes")
    #expect(project.relative(notes.sources) == ["Notes/AppDelegate.swift", "Shared/Constants.swift"])
    #expect(project.relative(try project.requiredTarget("NotesTests").sources) == ["NotesTests/NotesTests.swift"])
    #expect(project.objectVersion == 46)
    #expect(project.developmentRegion == "de")
  }

  @Test func `tells files in other languages apart`() throws {
    #expect(project.relative(try project.requiredTarget("Notes").otherSources) == ["Shared/Legacy.m"])
  }

  @Test func `reports files that are not on disk`() throws {
    #expect(project.relative(try project.requiredTarget("Notes").missingFiles) == ["Notes/Lost.swift"])
  }

  @Test func `puts languages and folders where the bundle has them, and leaves the Info plist out`() throws {
    let resources = try project.requiredTarget("Notes").resources
    #expect(
      resources.map(\.destination) == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Pages", "Extra/page.txt",
      ])
    #expect(resources.map(\.region) == ["Base", "de", nil, nil])
  }

  @Test func `knows products, dependencies, frameworks, packages and scripts`() throws {
    let notes = try project.requiredTarget("Notes")
    let package = PackageReference.remote(
      url: "https://github.com/apple/swift-algorithms", requirement: .upToNextMajor(from: "1.2.0"))
    #expect(notes.productName == "Notes")
    #expect(notes.dependencies == ["NotesKit"])
    #expect(notes.linkedFrameworks == ["NotesKit.framework"])
    #expect(notes.packageProducts == [PackageProduct(name: "Algorithms", package: package)])
    #expect(notes.scriptPhases == ["Count words"])
    #expect(project.packages == [package])
    #expect(try project.requiredTarget("NotesKit").kind == .framework)
  }

  @Test func `finds the host by the product's name, and none where no host is set`() throws {
    #expect(try project.requiredTarget("NotesTests").hostTarget == "Notes")
    #expect(try project.requiredTarget("NotesTests").dependencies == ["Notes"])
    #expect(try project.requiredTarget("KitTests").hostTarget == nil)
  }

  @Test func `a target may have no sources`() throws {
    let target = try project.requiredTarget("KitTests")
    #expect(target.sources.isEmpty)
    #expect(target.resources.isEmpty)
  }
}
