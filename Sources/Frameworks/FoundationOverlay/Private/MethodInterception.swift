import CFoundationOverlay
import Foundation
import Glibc

/// Puts methods of ours into the method tables of classes of Foundation's.
///
/// Apps call these methods through the table, and do not make the objects themselves.
@_spi(Windfall) public enum MethodInterception {
  /// Puts one of ours, by the names of both symbols; leaves the method where the program does not export its own.
  public static func install(_ symbol: String, by replacement: String, in type: AnyClass) {
    guard let function = dlsym(nil, replacement) else { return }
    replace(symbol, in: words(of: type), by: UnsafeRawPointer(function))
  }

  /// The prefix is that of the symbols of the class's methods.
  static func install(_ methods: UnsafePointer<windfall_method>?, in type: AnyClass, prefix: String) {
    let table = words(of: type)
    guard var method = methods else { return }
    while let name = method.pointee.name {
      replace(prefix + String(cString: name), in: table, by: method.pointee.replacement)
      method += 1
    }
  }

  private static func replace(
    _ symbol: String, in table: UnsafeMutableBufferPointer<UInt>, by replacement: UnsafeRawPointer
  ) {
    guard let original = dlsym(nil, symbol), let slot = table.firstIndex(of: UInt(bitPattern: original)) else {
      fatalError("this Foundation has no method \(symbol) in the table of its class")
    }
    table[slot] = UInt(bitPattern: replacement)
  }

  /// The words of a class's metadata, from its address point; the fifth holds the size and that point's offset.
  private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let sizes = start[4]
    let bytes = (sizes & 0xffff_ffff) - (sizes >> 32)
    return UnsafeMutableBufferPointer(start: start, count: Int(bytes) / MemoryLayout<UInt>.size)
  }
}
