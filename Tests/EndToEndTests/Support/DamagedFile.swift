import Foundation

/// The kinds of files that derived data is made of.
enum DamagedFile: String, CaseIterable, Sendable {
  case object = ".swift.o"
  case module = ".swiftmodule"
  case prior = ".priors"
  case record = ".record"
  case lowered = ".lowered.swift"
  case cache = "lowering.json"
  case moduleCache = ".pcm"
  case executable = "/Calculator"
  case bundle = "/CalculatorTests"
  case infoPlist = "Info.plist"
  case archive = "Assets.car"

  func find(in folder: URL) throws -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.map { folder.appendingPathComponent($0) }.filter { file in
      var isFolder: ObjCBool = false
      return file.path.hasSuffix(rawValue) && FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
