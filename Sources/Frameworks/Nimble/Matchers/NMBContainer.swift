import Foundation

/// A collection of Foundation that can be searched.
public protocol NMBContainer {
  func contains(_ anObject: Any) -> Bool
}

extension NSArray: NMBContainer {}
extension NSSet: NMBContainer {}
