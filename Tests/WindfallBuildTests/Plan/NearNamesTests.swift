import Testing

@testable import WindfallBuild

struct NearNamesTests {
  @Test func `the nearest names come first, distant ones not at all`() {
    let names = ["test", "doctor", "projects", "lower", "screenshot", "rest"]
    #expect(NearNames.nearest(to: "tset", in: names).first == "test")
    #expect(NearNames.nearest(to: "docter", in: names) == ["doctor"])
    #expect(NearNames.nearest(to: "screen", in: names) == [])
    #expect(NearNames.nearest(to: "T/DigtTests", in: ["T/DigitTests", "T/OtherTests"]) == ["T/DigitTests"])
    #expect(NearNames.nearest(to: "", in: names) == [])
  }
}
