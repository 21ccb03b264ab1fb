@preconcurrency import Glibc

// What the lowering makes of the standard streams: they are read from anywhere, and cannot be set.

public var windfallStderr: UnsafeMutablePointer<FILE>! { Glibc.stderr }
public var windfallStdin: UnsafeMutablePointer<FILE>! { Glibc.stdin }
public var windfallStdout: UnsafeMutablePointer<FILE>! { Glibc.stdout }
