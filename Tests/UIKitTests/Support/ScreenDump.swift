import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

/// The elements of a screen, as text, against what was recorded in `Dumps`.
@MainActor enum ScreenDump {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Dumps")
  private static let isRecording = ProcessInfo.processInfo.environment["WINDFALL_RECORD_DUMPS"] == "1"

  /// Compares what is on screen now with the record of this name.
  static func check(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let screen = CommitCycle.shared.frame.elements
    // Tests that wait have their windows beside the screen.
    let windows = screen.children.filter { $0.frame.intersects(screen.frame) }
    let text = windows.map { ElementSnapshot(element: $0, frame: $0.frame).treeDescription + "\n" }.joined()
    let file = folder.appendingPathComponent(name + ".txt")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(
      differences(from: recorded, to: text) == [], "\(name) has changed; if it is meant to: make dumps",
      sourceLocation: sourceLocation)
  }

  /// The lines that were taken away and those that were added.
  static func differences(from old: String, to new: String) -> [String] {
    let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }
  }
}
