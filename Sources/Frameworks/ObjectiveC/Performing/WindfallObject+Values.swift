import Foundation

/// What can be read of `AnyObject` on iOS, and numbers and strings have.
extension WindfallObject {
  public var floatValue: Float! {
    windfallRead("floatValue", { ($0 as? NSNumber)?.floatValue }, { ($0 as? NSString)?.floatValue })
  }

  public var doubleValue: Double! {
    windfallRead("doubleValue", { ($0 as? NSNumber)?.doubleValue }, { ($0 as? NSString)?.doubleValue })
  }

  public var intValue: Int! {
    windfallRead("intValue", { ($0 as? NSNumber)?.intValue }, { ($0 as? NSString)?.integerValue })
  }

  public var integerValue: Int! { intValue }

  public var boolValue: Bool! {
    windfallRead("boolValue", { ($0 as? NSNumber)?.boolValue }, { ($0 as? NSString)?.boolValue })
  }

  public var stringValue: String! { windfallRead("stringValue", { ($0 as? NSNumber)?.stringValue }) }

  /// What every object has; a value of Swift's in an object is described as itself.
  public var description: String! { (object as? NSObject)?.description ?? String(describing: object) }

  public var length: Int! {
    windfallRead(
      "length", { ($0 as? NSString)?.length }, { ($0 as? NSData)?.length }, { ($0 as? NSAttributedString)?.length })
  }

  /// What a dictionary has for a key; another object ends as on iOS.
  public subscript(key: String) -> Any! {
    if let dictionary = object as? NSDictionary { return dictionary[key] }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    return windfallRead("objectForKeyedSubscript:")
  }

  /// What an array has at a place, or a dictionary for a number; another object ends as on iOS.
  public subscript(index: Int) -> Any! {
    if let array = object as? NSArray { return array[index] }
    if let array = object as? [Any] { return array[index] }
    return windfallRead("objectAtIndexedSubscript:")
  }

  /// The property of the first of some classes that the object is of; another ends as on iOS.
  public func windfallRead<Value>(_ name: String, _ readers: ((AnyObject) -> Value?)...) -> Value {
    for read in readers {
      if let value = read(object) { return value }
    }
    fatalError("-[\(type(of: object)) \(name)]: unrecognized selector sent to instance")
  }
}
