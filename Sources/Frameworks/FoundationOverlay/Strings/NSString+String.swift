import Foundation

extension NSString {
  /// See [NSString](https://developer.apple.com/documentation/foundation/nsstring).
  ///
  /// Generic, as what an extension declares cannot be overridden in that of a subclass.
  public convenience init<Text: NSString>(string aString: Text) { self.init(string: aString as String) }
}

extension NSMutableString {
  /// See [NSMutableString](https://developer.apple.com/documentation/foundation/nsmutablestring).
  public convenience init(string aString: NSString) { self.init(string: aString as String) }
}
