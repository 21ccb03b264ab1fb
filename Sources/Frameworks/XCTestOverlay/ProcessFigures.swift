import Foundation

/// Figures that the kernel keeps about this process, in bytes.
enum ProcessFigures {
  static var physicalMemory: Double { kilobytes("VmRSS:") * 1024 }

  static var peakPhysicalMemory: Double { kilobytes("VmHWM:") * 1024 }

  static var bytesWritten: Double { number(after: "write_bytes:", in: "/proc/self/io") }

  private static func kilobytes(_ name: String) -> Double { number(after: name, in: "/proc/self/status") }

  private static func number(after name: String, in path: String) -> Double {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return .nan }
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      let words = line.dropFirst(name.count).split(whereSeparator: \.isWhitespace)
      return words.first.flatMap { Double($0) } ?? .nan
    }
    return .nan
  }
}
