import ObjectiveC
import Testing

@Suite("Selectors of names")
struct Sel_registerNameTests {
  @Test("A name is registered once")
  func registered() {
    #expect(sel_registerName("see:") == Selector("see:") && sel_getUid("see:").description == "see:")
    #expect(sel_isEqual(sel_registerName("see:"), Selector("see:")))
    #expect(!sel_isEqual(sel_registerName("see:"), Selector("hear:")))
  }
}
