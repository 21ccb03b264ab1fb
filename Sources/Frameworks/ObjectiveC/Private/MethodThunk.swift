/// A method with its types erased: it takes the object, then the arguments in order.
struct MethodThunk: @unchecked Sendable {
  /// The class whose method this is.
  let owner: AnyClass
  private let body: (AnyObject, [Any?]) -> Any?

  init(owner: AnyClass, _ body: @escaping (AnyObject, [Any?]) -> Any?) {
    self.owner = owner
    self.body = body
  }

  func accepts(_ target: AnyObject) -> Bool {
    var candidate: AnyClass? = type(of: target)
    while let current = candidate {
      if current == owner { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }

  func call(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
    body(target, arguments)
  }
}

/// Gives a method its argument in the type that it declares, or stops with the selector's name.
func argument<A>(_ index: Int, of arguments: [Any?], for name: String, as type: A.Type = A.self) -> A {
  let value = index < arguments.count ? arguments[index] : nil
  if let value = value as? A ?? (value as Any) as? A { return value }
  let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
  fatalError(
    "the method for selector \(name) takes \(A.self) as argument \(index + 1), but was performed with \(given)")
}

/// Gives the receiver in the type that declares the method, or stops with the selector's name.
func receiver<Owner>(_ target: AnyObject, for name: String, as type: Owner.Type = Owner.self) -> Owner {
  if let owner = target as? Owner { return owner }
  fatalError("selector \(name) belongs to \(Owner.self), but was performed on \(Swift.type(of: target))")
}
