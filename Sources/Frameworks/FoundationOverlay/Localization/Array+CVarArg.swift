import Foundation

// Collections are objects where one is asked for on iOS; in formats they stand as the description of those.

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }

  /// Of an object, which is only asked for where the text above is not.
  public var _cVarArgEncoding: [Int] { CollectionArgument.encoding(NSArray(array: self)) }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: NSDictionary(dictionary: self).description) }

  /// Of an object, which is only asked for where the text above is not.
  public var _cVarArgEncoding: [Int] { CollectionArgument.encoding(NSDictionary(dictionary: self)) }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: NSSet(set: self).description) }

  /// Of an object, which is only asked for where the text above is not.
  public var _cVarArgEncoding: [Int] { CollectionArgument.encoding(NSSet(set: self)) }
}

private enum CollectionArgument {
  /// Nobody says when the list of arguments is done with it, so the object stays.
  static func encoding(_ object: NSObject) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
  }
}
