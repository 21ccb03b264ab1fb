import Foundation
import Testing

@_spi(Windfall) @testable import FoundationOverlay

private class Indexed: NSObject {
  var title: String { "" }
  var count: Int { 1 }
  var untold: Int { 3 }
}

private final class IndexedHeir: Indexed {
  var own: Int { 2 }
}

extension Indexed {
  fileprivate static func names() -> [AnyKeyPath: String] {
    func table<Root: Indexed>(_ root: Root.Type) -> [AnyKeyPath: String] {
      [\Root.title: "title", \Root.count: "count"]
    }
    return table(Self.self)
  }
}

/// As the lowering writes it at the end of a file.
@_cdecl("windfall_keypaths_FoundationOverlayTests_KeyPathIndexTests")
public nonisolated func fillKeyPathIndex(_ index: UnsafeMutableRawPointer) {
  let index = Unmanaged<FoundationOverlay.KeyPathIndex>.fromOpaque(index).takeUnretainedValue()
  index.add(Indexed.self) { $0.names() }
  index.add(IndexedHeir.self) { _ in [\IndexedHeir.own: "own"] }
}

@Suite struct KeyPathIndexTests {
  @Test func `what files tell is found, with heirs as the root too`() {
    #expect(KeyPathNames.name(of: \Indexed.title) == "title")
    #expect(KeyPathNames.name(of: \IndexedHeir.count) == "count")
    #expect(KeyPathNames.name(of: \IndexedHeir.own) == "own")
  }

  @Test func `what no file tells has its name from its accessor, and a subscript has none`() {
    #expect(KeyPathNames.name(of: \Indexed.untold) == "untold")
    #expect(KeyPathNames.name(of: \[Int].[0]) == nil)
  }
}
