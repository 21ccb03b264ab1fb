import Glibc

/// Finds the functions of a library, and remembers whether one was missing.
final class SymbolTable {
  private let handle: UnsafeMutableRawPointer
  private(set) var isWhole = true

  init(_ handle: UnsafeMutableRawPointer) { self.handle = handle }

  /// A function that later versions of the library may have under another name.
  func find<T>(_ name: String, or other: String? = nil) -> T {
    if let function: T = findIfThere(name) ?? other.flatMap({ findIfThere($0) }) { return function }
    isWhole = false
    // Never called: the library as a whole is left out then.
    return unsafeBitCast(handle, to: T.self)
  }

  func findIfThere<T>(_ name: String) -> T? { dlsym(handle, name).map { unsafeBitCast($0, to: T.self) } }
}
