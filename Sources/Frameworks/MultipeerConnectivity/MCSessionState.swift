/// See [MCSessionState](https://developer.apple.com/documentation/multipeerconnectivity/mcsessionstate).
public enum MCSessionState: Int, Sendable {
  case notConnected, connecting, connected
}
