import Foundation
import Glibc

/// Figures that the kernel keeps about a process, in bytes and seconds; not a number once the process is gone.
struct ProcessFigures {
  /// Finds the process each time: an app that is started again is another one. Nil is the one that asks.
  let process: (() -> Int32?)?

  var physicalMemory: Double { kilobytes("VmRSS:") * 1024 }

  var peakPhysicalMemory: Double { kilobytes("VmHWM:") * 1024 }

  var bytesWritten: Double { number(after: "write_bytes:", in: "io") }

  var processorTime: Double {
    guard let process else { return Self.time(CLOCK_PROCESS_CPUTIME_ID) }
    var clock = clockid_t()
    guard let process = process(), clock_getcpuclockid(process, &clock) == 0 else { return .nan }
    return Self.time(clock)
  }

  static var threadTime: Double { time(CLOCK_THREAD_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return .nan }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func kilobytes(_ name: String) -> Double { number(after: name, in: "status") }

  private func number(after name: String, in file: String) -> Double {
    var folder = "self"
    if let process {
      guard let process = process() else { return .nan }
      folder = String(process)
    }
    guard let text = try? String(contentsOfFile: "/proc/\(folder)/\(file)", encoding: .utf8) else { return .nan }
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      let words = line.dropFirst(name.count).split(whereSeparator: \.isWhitespace)
      return words.first.flatMap { Double($0) } ?? .nan
    }
    return .nan
  }
}
