import WindfallCore

/// What `-destination` asks for.
public struct XcodebuildDestination: Sendable, Equatable {
  /// The model that is shown; nil for the usual one.
  public var device: String?
  /// What should be known of the choice.
  public var note: String?

  /// Reads `platform=iOS Simulator,name=iPhone 16,OS=latest`; throws for what is no simulator of iOS.
  init(_ text: String) throws(XcodebuildFailure) {
    var fields: [String: String] = [:]
    for field in text.split(separator: ",") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        throw .usage("option '-destination' requires at least one parameter of the form 'key=value': \(text)")
      }
      fields[Self.trimmed(parts[0])] = Self.trimmed(parts[1])
    }
    let platform = fields["platform"] ?? fields["generic/platform"] ?? "iOS Simulator"
    guard platform.hasPrefix("iOS") else {
      throw XcodebuildFailure(
        message: "Unable to find a destination matching the provided destination specifier: { \(text) }: "
          + "there are only simulators of iOS", status: 70)
    }
    guard let name = fields["name"] else { return }
    if DeviceModel.named(name) != nil {
      device = name
    } else if let near = Self.nearest(to: name) {
      device = near
      note = "the screen is that of \(near), for \(name)"
    } else {
      throw XcodebuildFailure(
        message: "Unable to find a device matching the provided destination specifier: { \(text) }; "
          + "there are \(DeviceModel.names)", status: 70)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func nearest(to name: String) -> String? {
    if name.hasPrefix("iPad") { return "iPad" }
    guard name.hasPrefix("iPhone") else { return nil }
    if name.hasPrefix("iPhone SE") { return "iPhone SE" }
    return name.hasSuffix("Max") || name.hasSuffix("Plus") ? "iPhone 16 Pro Max" : "iPhone 16"
  }
}
