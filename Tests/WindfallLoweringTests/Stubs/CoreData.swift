@_exported import Foundation
@_exported import FoundationOverlay

public typealias NSFetchRequestResult = NSObject
public protocol _NSFetchRequestResult: NSObject {}

open class NSManagedObjectContext: NSObject {}
open class NSEntityDescription: NSObject {}

open class NSManagedObject: NSObject, _NSFetchRequestResult {
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
  public convenience init(context: NSManagedObjectContext) { fatalError() }
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> { fatalError() }
  public func windfallManagedValue<Value>(_ key: String) -> Value { fatalError() }
  public func windfallSetManagedValue<Value>(_ value: Value, _ key: String) {}
  public func windfallManagedCall(_ selector: String, _ arguments: [Any]) -> Any? { nil }
}

open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  public convenience init(entityName: String) { fatalError() }
}

public func windfallErasedCast<To: AnyObject>(_ value: Any?, to: To.Type) -> To { fatalError() }
public func windfallErasedCast<To: AnyObject>(_ value: Any?, ifPossibleTo: To.Type) -> To? { nil }

public func windfallMake<T: NSManagedObject>(
  _ type: T.Type, entity: NSEntityDescription, insertInto: NSManagedObjectContext?
) -> T { fatalError() }
public func windfallMake<T: NSManagedObject>(_ type: T.Type, context: NSManagedObjectContext) -> T { fatalError() }
