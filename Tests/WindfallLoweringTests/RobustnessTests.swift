import Foundation
import Testing
import WindfallLowering

struct RobustnessTests {
  @Test("A file cut anywhere is lowered without stopping and keeps its lines", arguments: LoweringCase.all)
  func cutFiles(_ example: LoweringCase) {
    let lowerer = Lowerer(options: LoweringOptions(moduleName: "App", isTestTarget: example.isTest))
    for length in stride(from: 0, to: example.before.count, by: 5) {
      let source = String(example.before.prefix(length))
      let text = lowerer.lower(source: source, path: "a.swift").text
      let pieces = text.components(separatedBy: "#sourceLocation()\n")
      let isCompleted = pieces.count > 1 && !source.hasSuffix("\n")
      #expect(pieces[0].count { $0 == "\n" } == source.count { $0 == "\n" } + (isCompleted ? 2 : 1))
    }
  }

  @Test("Line ends of Windows, a byte order mark and quotes in the path are carried over")
  func oddFiles() {
    let lowerer = Lowerer(options: LoweringOptions(moduleName: "App"))
    let lowered = lowerer.lower(source: "\u{FEFF}import UIKit\r\n@objc\r\nclass A {}\r\n", path: "/a \"b\"/c.swift")
    let line = "#sourceLocation(file: \"/a \\\"b\\\"/c.swift\", line: 1)\n"
    #expect(lowered.text == line + "import UIKit\r\n\r\nclass A {}\r\n")
  }
}
