import Foundation

/// [XCTSourceCodeLocation](https://developer.apple.com/documentation/xctest/xctsourcecodelocation)
public final class XCTSourceCodeLocation: Hashable, Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }

  public static func == (first: XCTSourceCodeLocation, second: XCTSourceCodeLocation) -> Bool {
    first.fileURL == second.fileURL && first.lineNumber == second.lineNumber
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileURL)
    hasher.combine(lineNumber)
  }
}
