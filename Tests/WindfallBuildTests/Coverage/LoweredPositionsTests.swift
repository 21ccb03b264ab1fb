import Testing
import WindfallLowering

@testable import WindfallBuild

@Suite("Lowered positions")
struct LoweredPositionsTests {
  private let source = "class A {\n  @objc func f() {}\n}\n"

  /// The header, the text with `@objc ` gone and a member put in before its end, and a line that follows it.
  private var positions: LoweredPositions {
    let lowered = "#header\nclass A {\n  func f() {} func g() {}\n}\n#sourceLocation()\nextension A {}\n"
    return LoweredPositions(
      original: Array(source.utf8), lowered: Array(lowered.utf8),
      changes: [
        TextChange(start: 12, length: 6, newLength: 0), TextChange(start: 29, length: 0, newLength: 12),
      ], headerLines: 1)
  }

  private func origin(_ line: Int, _ column: Int) -> LoweredPositions.Origin {
    positions.origin(of: SourcePosition(line: line, column: column))
  }

  @Test func `what did not change lies a line higher`() {
    #expect(origin(2, 9) == .user(SourcePosition(line: 1, column: 9)))
    #expect(origin(4, 1) == .user(SourcePosition(line: 3, column: 1)))
  }

  @Test func `columns are those of the user`() {
    #expect(origin(3, 12) == .user(SourcePosition(line: 2, column: 18)))
  }

  @Test func `what was put in is nobody's`() {
    #expect(origin(3, 24) == .added(near: SourcePosition(line: 2, column: 20)))
  }

  @Test func `what follows the last line is nobody's`() {
    #expect(origin(6, 3) == .trailer)
    #expect(origin(1, 1) == .trailer)
    #expect(origin(60, 1) == .trailer)
  }
}
