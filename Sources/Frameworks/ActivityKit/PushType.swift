/// See [PushType](https://developer.apple.com/documentation/activitykit/pushtype).
public struct PushType: Equatable, Sendable {
  private let name: String

  public static let token = PushType(name: "token")

  public static func channel(_ channelId: String) -> PushType { PushType(name: "channel " + channelId) }
}
