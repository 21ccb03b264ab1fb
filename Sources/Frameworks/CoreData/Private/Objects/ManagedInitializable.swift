@_spi(Windfall) import ObjectiveC
import PersistenceEngine

/// Stands for any class whose `init(entity:insertInto:)` overrides that of `NSManagedObject`, as
/// `DefaultInitializable` stands for those with an `init()`.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) open class ManagedInitializable: NSManagedObject {
  public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

/// What a call of `init(entity:insertInto:)` on a class that is known only at run time becomes.
///
/// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
@inline(never) public func windfallMake<T: NSManagedObject>(
  _ type: T.Type, entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
) -> T {
  let made = unsafeBitCast(type as NSManagedObject.Type, to: ManagedInitializable.Type.self).init(
    entity: entity, insertInto: context)
  return unsafeDowncast(made as NSManagedObject, to: type)
}

/// What a call of `init(context:)` on a class that is known only at run time becomes.
public func windfallMake<T: NSManagedObject>(_ type: T.Type, context: NSManagedObjectContext) -> T {
  windfallMake(type, entity: type.entity(in: context), insertInto: context)
}

/// What a cast between classes that differ in erased parameters becomes.
public func windfallErasedCast<From: AnyObject, To: AnyObject>(_ value: From, to type: To.Type) -> To {
  // A checked cast would see that the parameters differ.
  Unmanaged<To>.fromOpaque(Unmanaged.passUnretained(value).toOpaque()).takeUnretainedValue()
}

@_disfavoredOverload
public func windfallErasedCast<To: AnyObject>(_ value: Any?, to type: To.Type) -> To {
  guard let found = windfallErasedCast(value, ifPossibleTo: type) else {
    fatalError("Could not cast \(value.map { "\(Swift.type(of: $0))" } ?? "nil") to \(type)")
  }
  return found
}

/// The same for `as?`: nil for an object of another generic class.
public func windfallErasedCast<To: AnyObject>(_ value: Any?, ifPossibleTo type: To.Type) -> To? {
  guard let value = ValueCoding.unwrapped(value), Swift.type(of: value) is AnyClass else { return nil }
  let object = value as AnyObject
  let wanted = erasedName(type)
  let isKind = sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains {
    erasedName($0) == wanted
  }
  return isKind ? windfallErasedCast(object, to: type) : nil
}

/// The name of a class without its parameters.
private func erasedName(_ type: AnyClass) -> Substring { _typeName(type, qualified: true).prefix { $0 != "<" } }

extension NSManagedObject {
  /// The entity that a context has for the class.
  class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    guard let model = context.modelInUse else {
      stop(.invalidArgumentException, "The context of \(windfallStringFromClass(self)) has no coordinator.")
    }
    if let found = model.entity(for: self) ?? model.entity(named: windfallStringFromClass(self).afterDot) {
      return found.description
    }
    stop(
      .invalidArgumentException,
      "An NSManagedObject of class '\(windfallStringFromClass(self))' must have a valid NSEntityDescription.")
  }
}

extension String {
  fileprivate var afterDot: String { split(separator: ".").last.map { String($0) } ?? self }
}

extension ManagedEntity {
  /// An object without values and context.
  func makeFault() -> NSManagedObject {
    windfallMake(objectClass, entity: description, insertInto: nil)
  }
}
