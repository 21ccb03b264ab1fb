/// What is built for, as the conditions of settings see it.
public struct BuildPlatform: Sendable, Equatable {
  /// The name of the SDK.
  public let sdk: String

  /// The processor architecture.
  public let architecture: String

  /// The name of the configuration, such as `Debug`.
  public let configuration: String

  /// The iOS simulator on a machine like this one.
  public static func simulator(configuration: String) -> BuildPlatform {
    #if arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "x86_64"
    #endif
    return BuildPlatform(sdk: "iphonesimulator", architecture: architecture, configuration: configuration)
  }

  /// The value that a condition's parameter is compared with; `nil` for a parameter that does not exist.
  func value(of parameter: String) -> String? {
    switch parameter {
    case "sdk": sdk
    case "arch": architecture
    case "config": configuration
    case "variant": "normal"
    default: nil
    }
  }
}
