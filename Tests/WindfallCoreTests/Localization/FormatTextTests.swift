import Testing
import WindfallCore

struct FormatTextTests {
  @Test func `values, positions and variables are told from text`() {
    #expect(
      FormatText("%@ has %2$-5.1lf of %#@files@, %1$#@all@: 100%%").pieces == [
        .value(position: nil, specifier: "@"), .literal(" has "), .value(position: 2, specifier: "-5.1lf"),
        .literal(" of "), .variable(position: nil, name: "files"), .literal(", "),
        .variable(position: 1, name: "all"), .literal(": 100%%"),
      ])
  }

  @Test func `what is no placeholder stays text`() {
    for text in ["", "plain", "100%", "50% of it", "%#@open", "%", "%1$", "%9999999999999999999999$d"] {
      let pieces = FormatText(text).pieces.filter { if case .literal = $0 { false } else { true } }
      #expect(pieces.count == (text == "50% of it" ? 1 : 0), "\(text)")
      #expect(FormatText(text).format == text)
    }
  }
}
