import Foundation

/// Objects are arguments of formats on iOS, where `%@` shows their description; see
/// [CVarArg](https://developer.apple.com/documentation/swift/cvararg).
///
/// On Linux only strings are. The text of the description goes in an object's place, which the list of arguments keeps.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  /// Of the text that is in an object's place.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
