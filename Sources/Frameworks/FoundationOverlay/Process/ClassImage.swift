import Glibc

/// Finds the executable or library that a class comes from. The Swift module of the C library lacks the function.
enum ClassImage {
  private typealias Describe = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
  private typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  /// The path of the file; nil for a class that was made at run time.
  static func path(of type: AnyClass) -> String? {
    guard let describe = dlsym(nil, "swift_getTypeContextDescriptor"), let locate = dlsym(nil, "dladdr") else {
      return nil
    }
    // The class itself may lie on the heap, if it is generic; its description never does.
    let descriptor = unsafeBitCast(describe, to: Describe.self)(unsafeBitCast(type, to: UnsafeRawPointer.self))
    guard let descriptor else { return nil }
    // The file's name, where it begins, and the nearest symbol with its address.
    var found: (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt) = (nil, 0, nil, 0)
    guard unsafeBitCast(locate, to: Locate.self)(descriptor, &found) != 0, let name = found.0 else { return nil }
    return String(cString: name)
  }
}
