/// A method with its types erased: it takes the object, then the arguments in order.
struct MethodThunk: @unchecked Sendable {
  /// The class whose method this is.
  let owner: AnyClass
  /// Whether the method reads a property, or could: it takes nothing.
  var isGetter = false
  /// Whether nil can be given as the first argument.
  var takesNil = true
  /// Whether the setter tells observers itself, as those of `dynamic` properties do.
  var notifiesObservers = false
  /// Whether changes of the property show in the object's other doings, so that observers compare values then.
  var isCompared = false
  /// Whether observers would never be told of a change of the property.
  var isUnobservable = false
  private let body: (AnyObject, [Any?]) -> Any?

  init(owner: AnyClass, _ body: @escaping (AnyObject, [Any?]) -> Any?) {
    self.owner = owner
    self.body = body
  }

  /// Whether objects of the class have the method.
  func accepts(_ type: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let current = candidate {
      if current == owner { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }

  /// Performs a class method, which is kept with the class in the object's place.
  func classCall(_ type: AnyClass, _ arguments: [Any?]) -> Any? {
    body(type as AnyObject, arguments)
  }

  func call(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
    body(target, arguments)
  }
}

/// Gives a method its argument in the type that it declares, or stops with the selector's name.
func argument<A>(_ index: Int, of arguments: [Any?], for name: String, as type: A.Type = A.self) -> A {
  let value = index < arguments.count ? arguments[index] : nil
  if let value = PropertyConversion.convert(value, to: A.self) { return value }
  let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
  fatalError(
    "the method for selector \(name) takes \(A.self) as argument \(index + 1), but was performed with \(given)")
}

/// Gives the receiver in the type that declares the method, or stops with the selector's name.
func receiver<Owner>(_ target: AnyObject, for name: String, as type: Owner.Type = Owner.self) -> Owner {
  if let owner = target as? Owner { return owner }
  fatalError("selector \(name) belongs to \(Owner.self), but was performed on \(Swift.type(of: target))")
}
