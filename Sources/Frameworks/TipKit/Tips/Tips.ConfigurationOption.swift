extension Tips {
  /// See [Tips.ConfigurationOption](https://developer.apple.com/documentation/tipkit/tips/configurationoption).
  public struct ConfigurationOption: Sendable {
    /// See [DatastoreLocation](https://developer.apple.com/documentation/tipkit/tips/configurationoption/datastorelocation).
    ///
    /// Nothing is stored.
    public struct DatastoreLocation: Sendable {
      private let name: String

      public static let applicationDefault = DatastoreLocation(name: "applicationDefault")

      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation(name: identifier)
      }

      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: url.path) }
    }

    /// See [DisplayFrequency](https://developer.apple.com/documentation/tipkit/tips/configurationoption/displayfrequency).
    ///
    /// Tips are shown at once.
    public struct DisplayFrequency: Sendable {
      private let name: String

      public static let immediate = DisplayFrequency(name: "immediate")
      public static let hourly = DisplayFrequency(name: "hourly")
      public static let daily = DisplayFrequency(name: "daily")
      public static let weekly = DisplayFrequency(name: "weekly")
      public static let monthly = DisplayFrequency(name: "monthly")
    }

    private init() {}

    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
  }
}
