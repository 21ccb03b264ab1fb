/// See [MCSessionSendDataMode](https://developer.apple.com/documentation/multipeerconnectivity/mcsessionsenddatamode).
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable, unreliable
}
