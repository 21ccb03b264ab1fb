extension LoweringOptions {
  /// The processor for which the app is compiled, in the words of `#if arch`.
  static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// The version of the toolchain, which is the one that compiled this file as well.
  static var compilerVersion: [Int] {
    #if compiler(>=6.5)
      [6, 5]
    #elseif compiler(>=6.4)
      [6, 4]
    #else
      [6, 3, 1]
    #endif
  }
}
