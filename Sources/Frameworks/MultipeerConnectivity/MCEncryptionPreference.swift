/// See [MCEncryptionPreference](https://developer.apple.com/documentation/multipeerconnectivity/mcencryptionpreference).
public enum MCEncryptionPreference: Int, Sendable {
  case optional, required, none
}
