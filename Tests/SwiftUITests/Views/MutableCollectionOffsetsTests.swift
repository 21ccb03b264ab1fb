import SwiftUI
import Testing

struct MutableCollectionOffsetsTests {
  @Test func elementsAreMovedTogether() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 3)
    #expect(String(letters) == "bcade")
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(String(letters) == "ebcad")
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(String(letters) == "bcade")
  }
}
