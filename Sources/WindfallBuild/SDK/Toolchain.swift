import Foundation

/// The Swift toolchain that compiles and links the project: the first `swiftc` on `PATH`.
public struct Toolchain: Sendable {
  public let compiler: URL
  public let linkerDriver: URL
  /// The program that reads manifests of packages and fetches packages, when its first argument is `package`.
  public let packageManager: URL
  /// The program that finds source lines by addresses.
  let symbolizer: URL
  /// `usr/lib/swift/linux`, where the runtime libraries are.
  public let runtimeLibraries: URL

  /// The processor's name as the toolchain's folders spell it.
  static let architecture: String = {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }()

  /// What code is compiled for, as compilers spell it.
  static let triple = "\(architecture)-unknown-linux-gnu"

  public init(root: URL) {
    compiler = root.appendingPathComponent("bin/swiftc")
    linkerDriver = root.appendingPathComponent("bin/clang")
    packageManager = root.appendingPathComponent("bin/swift")
    symbolizer = root.appendingPathComponent("bin/llvm-symbolizer")
    runtimeLibraries = root.appendingPathComponent("lib/swift/linux")
  }

  /// `usr/lib/swift/host`, where the libraries are that macros are made with.
  public var hostLibraries: URL {
    runtimeLibraries.deletingLastPathComponent().appendingPathComponent("host")
  }

  /// `usr/lib/swift/pm/PluginAPI`, where the library is that plug-ins of packages are made with.
  var pluginLibraries: URL {
    runtimeLibraries.deletingLastPathComponent().appendingPathComponent("pm/PluginAPI")
  }

  /// The object that registers a binary's Swift metadata when it is loaded; part of every Swift executable and library.
  public var runtimeObject: URL {
    runtimeLibraries.appendingPathComponent("\(Self.architecture)/swiftrt.o")
  }

  /// The modules that come with the toolchain, beside those of the frameworks.
  public var modules: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runtimeLibraries.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }

  /// Finds the toolchain by way of `PATH`.
  public static func locate(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws(BuildError) -> Toolchain
  {
    for folder in (path ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      let toolchain = Toolchain(root: root)
      guard FileManager.default.fileExists(atPath: toolchain.runtimeObject.path) else { continue }
      return toolchain
    }
    throw BuildError(
      .unusableMachine, "no Swift toolchain on PATH; install Swift 6.2 or later from swift.org and add its usr/bin")
  }

  /// Changes when another toolchain takes this one's place.
  public var identity: String {
    var fingerprint = Fingerprint(step: "toolchain")
    fingerprint.add(fileStamp: compiler.resolvingSymlinksInPath().path)
    return fingerprint.text
  }
}
