import Glibc
import Synchronization

/// The method tables read so far, of all classes of the process.
enum MethodIndex {
  private struct State: @unchecked Sendable {
    let table = MethodTable()
    var known: Set<ObjectIdentifier> = []
    /// The modules whose own tables have been asked for.
    var modules: Set<Substring> = []
    /// The tables of all images that have been looked through, by symbol.
    var symbols: [String: UnsafeMutableRawPointer] = [:]
    /// How many images had been loaded by then.
    var imageCount = 0
  }

  private typealias Filler = @convention(c) (UnsafeMutableRawPointer) -> Void

  private static let state = Mutex(State())

  /// Finds the method of a class or of the nearest superclass that has it.
  static func thunk(named name: String, of type: AnyClass) -> MethodThunk? {
    state.withLock { state in
      let classes = ancestry(of: type)
      for current in classes where state.known.insert(ObjectIdentifier(current)).inserted {
        readFrameworkTable(of: current, &state)
        let symbol = symbol(for: current)
        dlsym(nil, symbol).map { fill(state.table, with: $0) }
        (current as? any MethodTableOwner.Type)?.windfallFill(state.table)
        if symbol.contains("<") { readHeirTable(of: current, state.table) }
      }
      if let thunk = state.table.thunk(of: classes, named: name) { return thunk }
      searchImages(&state, for: classes)
      return state.table.thunk(of: classes, named: name)
        ?? otherSetter(name).flatMap { state.table.thunk(of: classes, named: $0) }
    }
  }

  /// Asks a generic class that inherits from another one.
  private static func readHeirTable(of type: AnyClass, _ table: MethodTable) {
    (type as? any MethodTableOwner1.Type)?.windfallFill1(table)
    (type as? any MethodTableOwner2.Type)?.windfallFill2(table)
    (type as? any MethodTableOwner3.Type)?.windfallFill3(table)
  }

  /// The names of the methods that a class has of its own, without class methods.
  static func names(of type: AnyClass) -> [String] {
    _ = thunk(named: "", of: type)
    return state.withLock { $0.table.names(of: type).filter { !$0.hasPrefix("+") } }
  }

  /// Adds a method to a class; false where the class itself has it.
  static func add(_ thunk: MethodThunk, named name: String, of type: AnyClass) -> Bool {
    _ = self.thunk(named: name, of: type)
    return state.withLock { $0.table.add(thunk, named: name) }
  }

  /// Finds the code of a method that an extension has, in the class or a superclass.
  static func code(named name: String, of type: AnyClass) -> (owner: AnyClass, address: UInt)? {
    _ = thunk(named: name, of: type)
    let found = state.withLock { state in
      searchImages(&state, for: [])
      return state.table.code(of: ancestry(of: type), named: name).map { Found(owner: $0.owner, address: $0.address) }
    }
    return found.map { ($0.owner, $0.address) }
  }

  private struct Found: @unchecked Sendable {
    let owner: AnyClass
    let address: UInt
  }

  private static func ancestry(of type: AnyClass) -> [AnyClass] {
    Array(ClassAncestry.all(of: type))
  }

  private static func symbol(for type: AnyClass) -> String {
    "windfall_methods_" + _typeName(type, qualified: true).replacing(".", with: "_")
  }

  /// The setter of `isHidden` is `setHidden:` in a framework and `setIsHidden:` in an app, which the place of a
  /// `#selector` does not tell.
  private static func otherSetter(_ name: String) -> String? {
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let property = name.dropFirst(3).dropLast()
    if property.hasPrefix("Is"), property.dropFirst(2).first?.isUppercase == true {
      return "set\(property.dropFirst(2)):"
    }
    return "setIs\(property):"
  }

  /// A framework has one table for all of its classes.
  private static func readFrameworkTable(of type: AnyClass, _ state: inout State) {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    guard state.modules.insert(module).inserted else { return }
    dlsym(nil, "windfall_framework_methods_\(module)").map { fill(state.table, with: $0) }
  }

  /// Reads the tables that no class name leads to, and those of images whose symbols are not global.
  private static func searchImages(_ state: inout State, for classes: [AnyClass]) {
    let count = LoadedImages.count
    if count != state.imageCount {
      state.imageCount = count
      for (name, address) in LoadedImages.symbols(prefixed: "windfall_")
      where state.symbols.updateValue(address, forKey: name) == nil && name.hasPrefix("windfall_category_methods_") {
        fill(state.table, with: address)
      }
    }
    for type in classes {
      state.symbols.removeValue(forKey: symbol(for: type)).map { fill(state.table, with: $0) }
    }
  }

  private static func fill(_ table: MethodTable, with address: UnsafeMutableRawPointer) {
    unsafeBitCast(address, to: Filler.self)(Unmanaged.passUnretained(table).toOpaque())
  }
}

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

  /// Nil for a type that is no class.
  init?(ofPossible owner: Any.Type, _ body: @escaping (AnyObject, [Any?]) -> Any?) {
    guard let owner = owner as? AnyClass else { return nil }
    self.init(owner: owner, body)
  }

  /// Whether objects of the class have the method.
  func accepts(_ type: AnyClass) -> Bool { ClassAncestry.inherits(type, from: owner) }

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
