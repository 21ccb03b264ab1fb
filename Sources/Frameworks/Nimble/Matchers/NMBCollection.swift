import Foundation

/// A collection of Foundation that knows how many elements it has.
public protocol NMBCollection {
  var count: Int { get }
}

extension NSDictionary: NMBCollection {}
extension NSIndexSet: NMBCollection {}
extension NSSet: NMBCollection {}
