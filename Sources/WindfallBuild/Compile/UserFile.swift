import Foundation
import WindfallLowering

/// Finds the user's file that a lowered one was made from.
///
/// The debugger's tables name both, and the tools that read them choose either. The compiler could name the user's alone
/// if it were told of each file; but then it would read the headers of the system anew for every module.
enum UserFile {
  /// The user's file, or the path itself where nothing was lowered.
  static func path(of path: String) -> String {
    guard path.contains("/Lowered/"), let file = FileHandle(forReadingAtPath: path) else { return path }
    defer { try? file.close() }
    // A path has at most 4096 bytes, of which some are written as several.
    let bytes = (try? file.read(upToCount: 16_384)) ?? Data()
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return LoweredHeading.path(in: line) ?? path
  }
}
