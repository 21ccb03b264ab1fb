import DarwinOverlay
import Glibc
import Testing

@Suite("Paths that match a pattern") struct GlobTests {
  @Test func `Their count has the name that it has on Darwin`() {
    var found = glob_t()
    defer { globfree(&found) }
    #expect(glob("/usr/../us[r]", 0, nil, &found) == 0 && found.gl_matchc == 1)
  }
}
