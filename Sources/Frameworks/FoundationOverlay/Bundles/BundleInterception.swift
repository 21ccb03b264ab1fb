import CFoundationOverlay
import Foundation
import Glibc

/// Puts methods of ours into the method table of `Bundle`.
///
/// On Linux, Foundation does not know the languages of the process, and finds English resources only. Apps call these
/// methods through the table, and the class can have no subclass outside of Foundation.
enum BundleInterception {
  fileprivate static func install() {
    let table = words(of: Bundle.self)
    guard var method = windfall_bundle_methods() else { return }
    while let name = method.pointee.name {
      replace("$s10Foundation6BundleC" + String(cString: name), in: table, by: method.pointee.replacement)
      method += 1
    }
  }

  private static func replace(
    _ symbol: String, in table: UnsafeMutableBufferPointer<UInt>, by replacement: UnsafeRawPointer
  ) {
    guard let original = dlsym(nil, symbol), let slot = table.firstIndex(of: UInt(bitPattern: original)) else {
      fatalError("this Foundation's Bundle has no method \(symbol) in its table")
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

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { BundleInterception.install() }
