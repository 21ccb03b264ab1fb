import Foundation
import OSLog
import Testing

@testable import OSLog

@Suite("Messages of the log")
struct LogTests {
  private struct Point: CustomStringConvertible {
    var description: String { "(1, 2)" }
  }

  private struct Problem: Error {}

  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("Values are written in the format that was asked for")
  func formats() {
    #expect(text("\(255) \(255, format: .hex(includePrefix: true, uppercase: true))") == "255 0xFF")
    #expect(
      text("\(-7, format: .decimal(minDigits: 3)) \(7, format: .decimal(explicitPositiveSign: true))") == "-007 +7")
    #expect(text("\(1.5) \(1.5, format: .fixed(precision: 1)) \(Float(0.25), format: .hybrid)") == "1.500000 1.5 0.25")
    #expect(text("\(true) \(false, format: .answer)") == "true NO")
    #expect(text("|\("a", align: .right(columns: 3))|\("a", align: .left(columns: 3))|") == "|  a|a  |")
    #expect(text("\(Point()) \(Problem()) \(Int.self) \([1, 2])") == "(1, 2) Problem() Int [1, 2]")
  }

  @Test("Only what is marked private or sensitive is hidden")
  func privacy() {
    let name = "Ada"
    #expect(text("\(name) \(name, privacy: .public) \(name, privacy: .auto)") == "Ada Ada Ada")
    #expect(text("\(name, privacy: .private) \(3, privacy: .sensitive)") == "<private> <private>")
    let masked = text("\(name, privacy: .private(mask: .hash))")
    #expect(masked == text("\("Ada", privacy: .sensitive(mask: .hash))"))
    #expect(masked.hasPrefix("<mask.hash: '"))
  }

  @Test("A format takes its values in order, with Apple's privacy options")
  func oldFormats() {
    #expect(LogFormat("%@").text(with: [["a", "b"]]) == "(\n    a,\n    b\n)")
    let format = LogFormat("%d of %{public}@, %{private}@, 100%% %.1f %{public}")
    #expect(format.text(with: [3, "abc" as NSString, "x" as NSString, 0.5]) == "3 of abc, <private>, 100% 0.5 %")
    #expect(LogFormat("%d %d").text(with: [1]) == "1 %d")
  }

  @Test("A disabled log does not even make the text of its message")
  func disabled() {
    var isMade = false
    func make() -> String {
      isMade = true
      return ""
    }
    OSLog.disabled.write("info", make())
    #expect(!isMade)
    #expect(!OSSignposter.disabled.isEnabled)
    #expect(Logger(.default).log.isEnabled(type: .debug))
  }
}
