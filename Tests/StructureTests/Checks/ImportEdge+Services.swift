extension ImportEdge {
  /// The edges of the frameworks that are linked only where they are imported.
  static let services: [ImportEdge] =
    several + [
      ImportEdge("WebKit", "FoundationNetworking", "requests and cookies"),
      ImportEdge("WebKit", "ObjectiveC", "properties that are found by name"),
    ]

  static let serviceModules = Set(services.map(\.importer))

  private static let several: [ImportEdge] = [
    edges(
      to: "Foundation", "the module exports it, as Apple's does",
      from: [
        "CoreLocation", "CoreMotion", "MessageUI", "SafariServices", "UserNotifications", "WebKit",
      ]),
    edges(
      to: "FoundationOverlay", "handlers are called later, and whether the app has leave",
      from: [
        "CoreLocation", "CoreMotion", "UserNotifications",
      ]),
    edges(
      to: "UIKit", "views and controllers, or the state of the app",
      from: [
        "MessageUI", "SafariServices", "UserNotifications", "WebKit",
      ]),
    edges(
      to: "WindfallCore", "elements of the tree and what is drawn",
      from: [
        "SafariServices", "WebKit",
      ]),
  ].flatMap { $0 }

  private static func edges(to imported: String, _ reason: String, from importers: [String]) -> [ImportEdge] {
    importers.map { ImportEdge($0, imported, reason) }
  }
}
