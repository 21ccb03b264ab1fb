import Foundation
import ObjectiveC

/// [CFDictionaryGetValue(_:_:)](https://developer.apple.com/documentation/corefoundation/cfdictionarygetvalue(_:_:))
///
/// Keys are objects. The object that is given lives as long as the dictionary.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let theDict, let key else { return nil }
  let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  guard let value = theDict.object(forKey: object) else { return nil }
  return KeptObjects.pointer(to: value as AnyObject, keptBy: theDict, for: object as? AnyHashable ?? AnyHashable(key))
}

/// [CFDictionaryContainsKey(_:_:)](https://developer.apple.com/documentation/corefoundation/cfdictionarycontainskey(_:_:))
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

/// [CFArrayGetValueAtIndex(_:_:)](https://developer.apple.com/documentation/corefoundation/cfarraygetvalueatindex(_:_:))
///
/// The object that is given lives as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  guard let theArray else { return nil }
  return KeptObjects.pointer(to: theArray.object(at: idx) as AnyObject, keptBy: theArray, for: AnyHashable(idx))
}

/// Keeps objects that collections give as pointers: Foundation on Linux makes some of them anew each time.
private final class KeptObjects: @unchecked Sendable {
  nonisolated(unsafe) private static var key = 0
  private static let lock = NSLock()
  private var objects: [AnyHashable: AnyObject] = [:]

  static func pointer(to object: AnyObject, keptBy owner: AnyObject, for place: AnyHashable) -> UnsafeRawPointer {
    lock.withLock {
      let kept = objc_getAssociatedObject(owner, &key) as? KeptObjects ?? KeptObjects()
      objc_setAssociatedObject(owner, &key, kept, .OBJC_ASSOCIATION_RETAIN)
      kept.objects[place] = object
      return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
  }
}
