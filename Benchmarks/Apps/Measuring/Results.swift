import Foundation
import XCTest

/// Writes figures as JSON into the folder that `BENCHMARK_RESULTS` names, or prints them.
enum Results {
  static func write(_ figures: [String: Any], as name: String) throws {
    let data = try JSONSerialization.data(withJSONObject: figures, options: [.prettyPrinted, .sortedKeys])
    guard let folder = ProcessInfo.processInfo.environment["BENCHMARK_RESULTS"] else {
      return print(String(decoding: data, as: UTF8.self))
    }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).json"))
  }
}
