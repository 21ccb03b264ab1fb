import CFoundationOverlay
import Foundation
import Glibc
@_spi(Windfall) import ObjectiveC

/// Puts methods of ours into the method tables of classes of Foundation's.
///
/// Apps call these methods through the table, and do not make the objects themselves.
enum MethodInterception {
  /// The prefix is that of the symbols of the class's methods.
  static func install(_ methods: UnsafePointer<windfall_method>?, in type: AnyClass, prefix: String) {
    let table = ClassTable(type)
    guard var method = methods else { return }
    while let name = method.pointee.name {
      replace(prefix + String(cString: name), in: table, by: method.pointee.replacement)
      method += 1
    }
  }

  private static func replace(_ symbol: String, in table: ClassTable, by replacement: UnsafeRawPointer) {
    guard let original = dlsym(nil, symbol), let slot = table.slot(of: original) else {
      fatalError("this Foundation has no method \(symbol) in the table of its class")
    }
    table.write(UInt(bitPattern: replacement), to: slot)
  }
}
