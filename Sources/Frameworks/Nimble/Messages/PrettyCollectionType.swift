import Foundation

/// What failure messages call a collection of Foundation.
public func prettyCollectionType<T>(_ value: T) -> String {
  switch value {
  case is NSArray: "NSArray"
  case is NSDictionary: "NSDictionary"
  case is NSSet: "NSSet"
  case is NSIndexSet: "NSIndexSet"
  default: String(describing: value)
  }
}

/// What failure messages call a collection.
public func prettyCollectionType<T: Collection>(_ collection: T) -> String { String(describing: type(of: collection)) }
