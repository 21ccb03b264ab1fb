import Foundation

extension NSString {
  /// See [localizedStringWithFormat(_:_:)](https://developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:_:)).
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
    Self(string: PluralText.text(format as String, args, locale: CurrentLocale.locale))
  }
}
