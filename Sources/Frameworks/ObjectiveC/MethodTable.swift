/// The methods that a class exposes to Objective-C, found by name.
///
/// The lowering appends to each file one C function for each class, `windfall_methods_<Module>_<Class>`, which fills a
/// table. It is looked for the first time that a class is asked for a name; nothing runs at start-up. The methods of
/// private classes and of extensions in other files come from `windfall_category_methods_<Module>_<File>`, and those of
/// all classes of a framework from `windfall_framework_methods_<Module>`.
///
/// A property is two methods, its getter and its setter, so key-value coding finds it here as well: `@objc` properties,
/// outlets and what is inspectable in Interface Builder. Whatever is set by name, `setValue(_:forKey:)` and
/// `setValue(_:forKeyPath:)` included, becomes a value of the property's type: a number of another type, a raw value of
/// an enumeration, an array of outlets.
public final class MethodTable {
  private var thunks: [ObjectIdentifier: [String: MethodThunk]] = [:]
  /// The code of methods of extensions, which stand in no class's table.
  private var codes: [ObjectIdentifier: [String: UInt]] = [:]

  init() {}

  /// Performs the method that the selector names on an object; arguments beyond what it takes are left out.
  ///
  /// Stops when neither the object nor the one that it names instead has such a method, as sending an unknown message
  /// does.
  public static func invoke(target: AnyObject, selector: Selector, arguments: [Any?]) -> Any? {
    if let object = target as? ClassObject {
      return invoke(classMethod: selector, of: object.represented, arguments: arguments)
    }
    guard let thunk = thunk(for: selector, of: target) else {
      if let other = ResponseOverride.forwardingTarget(of: target, for: selector) {
        return invoke(target: other, selector: selector, arguments: arguments)
      }
      fatalError("-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance")
    }
    return thunk.call(target, arguments)
  }

  /// Says whether the object has a method of the selector's name, or answers to it as a stand-in.
  public static func responds(target: AnyObject, selector: Selector) -> Bool {
    if let object = target as? ClassObject { return classMethod(selector, of: object.represented) != nil }
    if let forwarder = forwarder(target) { return forwarder.responds(to: selector) }
    return ResponseOverride.answer(of: target, to: selector) ?? implements(target: target, selector: selector)
  }

  /// Says whether the object itself has a method of the selector's name.
  public static func implements(target: AnyObject, selector: Selector) -> Bool {
    thunk(for: selector, of: target) != nil
  }

  /// Says whether objects of a class have a method of the selector's name.
  static func responds(instancesOf type: AnyClass, selector: Selector) -> Bool {
    if let thunk = selector.thunk, thunk.accepts(type) { return true }
    return MethodIndex.thunk(named: selector.description, of: type) != nil
  }

  /// Finds a class method by name.
  static func classMethod(_ selector: Selector, of type: AnyClass) -> MethodThunk? {
    MethodIndex.thunk(named: "+\(selector)", of: type)
  }

  /// Performs a class method, or stops where there is none.
  static func invoke(classMethod selector: Selector, of type: AnyClass, arguments: [Any?]) -> Any? {
    guard let thunk = classMethod(selector, of: type) else {
      fatalError("+[\(type) \(selector)]: unrecognized selector sent to class")
    }
    return thunk.classCall(type, arguments)
  }

  /// Adds a method that a selector carries.
  public func add(_ selector: Selector) {
    guard let thunk = selector.thunk else { return }
    thunks[ObjectIdentifier(thunk.owner), default: [:]][selector.description] = thunk
  }

  /// Adds the method that reads a property.
  @preconcurrency
  public func add<Owner: AnyObject, V>(
    getter name: String, of owner: Owner.Type, _ body: @escaping @MainActor (Owner) -> V
  ) {
    add(Selector(name, getter: body))
  }

  /// Adds the method that writes a property.
  @preconcurrency
  public func add<Owner: AnyObject, V>(
    setter name: String, of owner: Owner.Type, _ body: @escaping @MainActor (Owner, V) -> Void
  ) {
    add(Selector(name, setter: body))
  }

  /// Adds the method that writes a property and tells its observers itself, as a `dynamic` one does.
  @preconcurrency
  public func add<Owner: AnyObject, V>(
    notifyingSetter name: String, of owner: Owner.Type, _ body: @escaping @MainActor (Owner, V) -> Void
  ) {
    var selector = Selector(name, setter: body)
    selector.thunk?.notifiesObservers = true
    add(selector)
  }

  /// Adds a class method of those that key-value observing asks for, under its name with a plus sign before it.
  public func add<Owner: AnyObject>(
    classMethod name: String, of owner: Owner.Type, _ body: @escaping (Owner.Type, String) -> Any?
  ) {
    let thunk = MethodThunk(owner: owner) { target, arguments in
      (target as? Owner.Type).flatMap { body($0, arguments.first as? String ?? "") }
    }
    thunks[ObjectIdentifier(owner), default: [:]]["+" + name] = thunk
  }

  /// Adds a property of a framework: its values are compared whenever the framework says that something has changed.
  public func add<Owner: AnyObject, V>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, V>) {
    add(name, path as KeyPath<Owner, V>)
    addSetter(name, path)
  }

  private func addSetter<Owner: AnyObject, V>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, V>) {
    nonisolated(unsafe) let path = path
    let setter = "set\((name.withoutIs ?? name).capitalisedStart):"
    var selector = Selector(setter, setter: { (owner: Owner, value: V) in owner[keyPath: path] = value })
    selector.thunk?.isCompared = true
    add(selector)
  }

  /// Adds a property of a framework that cannot be set.
  @_disfavoredOverload
  public func add<Owner: AnyObject, V>(_ name: String, _ path: KeyPath<Owner, V>) {
    nonisolated(unsafe) let path = path
    var selector = Selector(name, getter: { (owner: Owner) in owner[keyPath: path] })
    selector.thunk?.isCompared = true
    add(selector)
  }

  /// Adds a property of a framework whose changes nobody sees: it cannot be observed.
  public func addUnobserved<Owner: AnyObject, V>(_ name: String, _ path: KeyPath<Owner, V>) {
    add(name, path)
    thunks[ObjectIdentifier(Owner.self)]?[name]?.isUnobservable = true
    if let path = path as? ReferenceWritableKeyPath<Owner, V> { addSetter(name, path) }
  }

  /// Adds a method that its class does not have.
  func add(_ thunk: MethodThunk, named name: String) -> Bool {
    guard thunks[ObjectIdentifier(thunk.owner)]?[name] == nil else { return false }
    thunks[ObjectIdentifier(thunk.owner), default: [:]][name] = thunk
    return true
  }

  /// Adds the code of a method of an extension: that of the last method of a class which does nothing but call it.
  public func add(code name: String, of owner: AnyClass, in caller: AnyClass) {
    let table = ClassTable(caller)
    codes[ObjectIdentifier(owner), default: [:]][name] = table[table.count - 1]
  }

  /// Finds the code of a method of an extension, of the first class that has one.
  func code(of classes: [AnyClass], named name: String) -> (owner: AnyClass, address: UInt)? {
    classes.lazy.compactMap { type in self.codes[ObjectIdentifier(type)]?[name].map { (type, $0) } }.first
  }

  /// The names of what a class itself has.
  func names(of type: AnyClass) -> [String] {
    let (thunks, codes) = (thunks[ObjectIdentifier(type)] ?? [:], codes[ObjectIdentifier(type)] ?? [:])
    return Array(Set(thunks.keys).union(codes.keys))
  }

  /// Finds a method of the first class that has it.
  func thunk(of classes: [AnyClass], named name: String) -> MethodThunk? {
    classes.lazy.compactMap { self.thunks[ObjectIdentifier($0)]?[name] }.first
  }

  private static func thunk(for selector: Selector, of target: AnyObject) -> MethodThunk? {
    if let thunk = selector.thunk, thunk.accepts(type(of: target)) { return thunk }
    return MethodIndex.thunk(named: selector.description, of: type(of: target))
  }
}

/// A class that fills the table with its methods itself: one that a function declares, which no symbol leads to.
public protocol MethodTableOwner: AnyObject, SendableMetatype {
  static func windfallFill(_ table: MethodTable)
}

/// The same of a generic class that inherits from one, which may have a table of its own.
public protocol MethodTableOwner1: AnyObject, SendableMetatype {
  static func windfallFill1(_ table: MethodTable)
}

/// The same of one that inherits from two.
public protocol MethodTableOwner2: AnyObject, SendableMetatype {
  static func windfallFill2(_ table: MethodTable)
}

/// The same of one that inherits from three.
public protocol MethodTableOwner3: AnyObject, SendableMetatype {
  static func windfallFill3(_ table: MethodTable)
}
