/// [XCUIProtectedResource](https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource)
///
/// Without the folders of macOS.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar = 2
  case reminders = 3
  case photos = 4
  case microphone = 5
  case camera = 6
  case mediaLibrary = 7
  case homeKit = 8
  case bluetooth = -0x4000_0000
  case keyboardNetwork = -0x4000_0001
  case location = -0x4000_0002
  case health = -0x4000_0003
  case userTracking = -0x4000_0004
  case localNetwork = -0x4000_0005
  case focus = -0x4000_0006
}
