/// See [UNShowPreviewsSetting](https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting).
public enum UNShowPreviewsSetting: Int, Sendable {
  case always, whenAuthenticated, never
}
