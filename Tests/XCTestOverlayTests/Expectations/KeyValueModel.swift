import Foundation
import ObjectiveC

/// An object with two properties that can be observed, as the lowering makes them of `@objc dynamic` ones.
final class KeyValueModel: NSObject, @unchecked Sendable {
  var count = 0 {
    willSet { windfallWillChange(self, "count") }
    didSet { windfallDidChange(self, "count") }
  }
  var name: String? {
    willSet { windfallWillChange(self, "name") }
    didSet { windfallDidChange(self, "name") }
  }
}

@_cdecl("windfall_methods_XCTestOverlayTests_KeyValueModel")
public func keyValueModelMethods(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(getter: "count", of: KeyValueModel.self) { $0.count }
  table.add(getter: "name", of: KeyValueModel.self) { $0.name }
}
