import Glibc

/// Memory that the loader has laid out, and may have made read-only behind that.
@_spi(Windfall) public enum LoadedMemory {
  /// Writes a word, for which its page is opened; false where that is refused.
  public static func write(_ word: UInt, to place: UnsafeMutablePointer<UInt>) -> Bool {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UInt(bitPattern: place) / size * size
    guard mprotect(UnsafeMutableRawPointer(bitPattern: page), Int(size), PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    place.pointee = word
    return true
  }
}
