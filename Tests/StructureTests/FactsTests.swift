import Testing

@Suite("Facts of the SDK")
struct FactsTests {
  @Test("Each line is a declaration, in order, once, and builds on what a file declares")
  func files() {
    let paths = Repository.paths(under: ["Sources/WindfallFacts/SDK"]).filter { $0.hasSuffix(".facts") }
    let checks = paths.map { FactsCheck(path: $0, text: Repository.text($0)) }
    let types = checks.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    #expect(paths.count > 100 && types.count > 5000)
    Finding.expectNone(checks.flatMap { $0.findings(types: types) })
  }

  private func findings(_ text: String) -> [String] {
    let check = FactsCheck(path: "SDK/Sound.facts", text: text)
    return check.findings(types: check.types).map { "\($0.line ?? 0) \($0.message)" }
  }

  @Test("What the format allows")
  func good() {
    let text = """
      # Sound: facts from a place (MIT)
      class Player : NSObject, PlayerDelegate\t+13.0\t-15.0
      \tinit(url: URL) throws\t@initWithURL:error:
      \tfunc play() -> Bool\t@play
      \tfunc play(at time: Double) -> Bool\t@playAtTime:
      protocol PlayerDelegate : NSObjectProtocol
      \toptional func didPlay()
      let PlayerKey: String
      struct PlayerOptions : OptionSet(Int)
      \tstatic let loud = 1

      """
    #expect(findings(text).isEmpty)
  }

  @Test(
    "What it does not",
    arguments: [
      ("# Noise: facts from a place\n", "1 does not begin with \"# Sound: facts from\""),
      ("# Sound: facts from a\nclass B : C\n", "2 class B : C: no file declares C"),
      ("# Sound: facts from a\nclass B\nclass A\n", "3 class A: is not in order"),
      ("# Sound: facts from a\nclass B\nclass B\n", "3 class B: is there twice"),
      ("# Sound: facts from a\nclass B\n\tvar b: Int\n\tvar a: Int\n", "4 var a: Int: is not in order"),
      ("# Sound: facts from a\n\tvar b: Int\n", "2 var b: Int: a member stands before the first declaration"),
      ("# Sound: facts from a\nplayer\n", "2 player: is no declaration"),
      ("# Sound: facts from a\nclass B\n\tclass C\n", "3 class C: is no member"),
      ("# Sound: facts from a\nclass B\t13\n", "2 class B: a field behind the declaration is none of @, + and -"),
    ])
  func bad(text: String, finding: String) {
    #expect(findings(text) == [finding])
  }
}
