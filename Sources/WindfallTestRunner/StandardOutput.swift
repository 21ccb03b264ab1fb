// Foundation would bring a declaration of the stream that Swift 6 does not let be used.
@preconcurrency import Glibc

/// The stream that `print` writes to.
enum StandardOutput {
  /// Hands on every line at once, so that what was printed before a crash is seen, and before what follows it.
  static func buffersLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
