import Foundation
import Testing

@testable import WindfallBuild

@Suite struct BuildProgressTests {
  private func output(isTerminal: Bool, _ body: (BuildProgress) -> Void) throws -> String {
    let folder = try TestFolder()
    let file = try folder.write("", to: "output")
    body(BuildProgress(output: try FileHandle(forWritingTo: file), isTerminal: isTerminal))
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("A plain log has one line for each thing that is done")
  func plain() throws {
    let text = try output(isTerminal: false) { progress in
      progress.mention("reading Shop")
      progress.show("compiling Shop")
      progress.tick()
      progress.print("warning: x")
      progress.finish()
    }
    #expect(text == "compiling Shop\nwarning: x\n")
  }

  @Test("On a terminal one line changes and is gone at the end")
  func terminal() throws {
    let text = try output(isTerminal: true) { progress in
      progress.show("compiling Shop")
      progress.print("warning: x")
      progress.show("linking Shop")
      progress.finish()
    }
    #expect(text == "\r\u{1B}[Kcompiling Shop\r\u{1B}[Kwarning: x\n\r\u{1B}[Klinking Shop\r\u{1B}[K")
  }

  @Test("Of several things that are done at once, the one that is named goes on")
  func severalThings() throws {
    let text = try output(isTerminal: true) { progress in
      progress.show("compiling Shop")
      progress.show("linking Kit")
      progress.tick("compiling Shop")
      progress.finish()
    }
    #expect(text.contains("\r\u{1B}[Kcompiling Shop, 0 s"))
  }
}
