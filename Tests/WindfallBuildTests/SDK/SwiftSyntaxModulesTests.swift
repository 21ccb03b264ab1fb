import Foundation
import Testing

@testable import WindfallBuild

struct SwiftSyntaxModulesTests {
  @Test("Macros written for older versions get the names that these did not have")
  func olderNames() throws {
    let folder = try TestFolder()
    let old = try folder.write("struct Note: NoteMessage { var fixItID: MessageID { id } }", to: "Old.swift")
    let new = try folder.write("struct Note: NoteMessage { var noteID: MessageID { id } }", to: "New.swift")
    #expect(SwiftSyntaxModules.olderNames(for: [new]) == "")
    #expect(SwiftSyntaxModules.olderNames(for: [new, old]).contains("extension NoteMessage"))
  }
}
