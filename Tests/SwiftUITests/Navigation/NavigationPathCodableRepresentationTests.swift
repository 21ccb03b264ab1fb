import Foundation
import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct NavigationPathCodableRepresentationTests {
    private struct Page: Hashable {}

    @Test("A path is written and read again, with values of several types")
    func coding() throws {
      var path = NavigationPath([1, 2])
      path.append("three")
      let data = try JSONEncoder().encode(try #require(path.codable))
      let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      #expect(read == path && read.count == 3)
    }

    @Test("A path with a value that cannot be written has nothing to write")
    func plain() {
      var path = NavigationPath()
      #expect(path.codable != nil)
      path.append(Page())
      #expect(path.codable == nil)
    }

    @Test("Text that names no type is refused", arguments: [#"["Nothing","1"]"#, #"["Si"]"#, #"["Si","x"]"#, "{}"])
    func damaged(_ text: String) {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }
}
