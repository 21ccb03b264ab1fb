import Testing

@testable import WindfallBuild

@Suite("The names in sources")
struct MentionsTests {
  private func mentions(_ text: String) -> Mentions {
    var mentions = Mentions()
    mentions.add(text)
    return mentions
  }

  @Test("Comments do not count, and members stand behind a dot")
  func names() {
    let found = mentions("import Sound\n// gone\n/* also gone */ layer.filters = other // layer.hidden")
    #expect(found.names == ["import", "Sound", "layer", "filters", "other"])
    #expect(found.members == ["filters"])
    #expect(found.modules == ["Sound"])
  }

  @Test("What is overridden is not declared")
  func overrides() {
    let found = mentions(
      "class A: B {\n  override func play() {}\n  func stop() {}\n  override class var kind: Int { 1 }\n  let size = 1\n}"
    )
    #expect(found.overrides == ["play", "kind"])
    #expect(found.declared == ["A", "stop", "size"])
  }

  @Test("A case declares its name; as a pattern it does not")
  func cases() {
    let found = mentions(
      """
      enum A { case one(x: Int), other
        case two = 2
        case three }
      switch tone { case LowTone: 1
      case HighTone,
        FlatTone: 2
      case Pair(let low, let high): 3 }
      """)
    #expect(found.declared == ["A", "one", "two", "three", "low", "high"])
    #expect(found.names.isSuperset(of: ["LowTone", "HighTone", "FlatTone", "Pair"]))
  }

  @Test("A name behind that of an imported module is told from those of members")
  func qualified() {
    let found = mentions("import Sound\ntypealias Tone = Sound.Tone\nlet pitch = tone.pitch, tone = Other.tone")
    #expect(found.qualified == ["Tone"])
    #expect(found.declared == ["Tone", "pitch"])
  }

  @Test("A text that ends in a comment is read to its end", arguments: ["/* a", "// a", "/*", "a.", "é"])
  func ends(text: String) {
    _ = mentions(text)
  }
}
