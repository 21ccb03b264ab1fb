import Foundation
@_spi(Windfall) import ObjectiveC

extension NotificationCenter {
  /// Without an argument for more, so that protocols can ask for it.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    if !isPlain, let override = self as? any OverridesNamedPost {
      return override.windfallPostOverride(name: aName, object: anObject)
    }
    post(name: aName, object: anObject, userInfo: nil)
  }
}
