/// See [WCSessionActivationState](https://developer.apple.com/documentation/watchconnectivity/wcsessionactivationstate).
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}
