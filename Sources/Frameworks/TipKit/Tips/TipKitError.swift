/// See [TipKitError](https://developer.apple.com/documentation/tipkit/tipkiterror).
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
}
