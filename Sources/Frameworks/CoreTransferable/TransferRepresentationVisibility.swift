/// See [TransferRepresentationVisibility](https://developer.apple.com/documentation/coretransferable/transferrepresentationvisibility).
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
