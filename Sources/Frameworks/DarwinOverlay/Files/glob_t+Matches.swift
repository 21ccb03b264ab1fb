import Glibc

/// How many paths were found, under the name that it has on Darwin.
extension glob_t {
  public var gl_matchc: Int32 { Int32(clamping: gl_pathc) }
}
