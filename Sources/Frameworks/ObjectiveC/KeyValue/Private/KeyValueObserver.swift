import Synchronization

/// One observation of a key path: the objects on its way, and what to do when one of them changes.
final class KeyValueObserver: @unchecked Sendable {
  /// What an observer is told.
  struct Event {
    var new: Any?
    var old: Any?
    var isPrior = false
    var part: Part?
  }

  /// Which of the items of a collection change, and how.
  struct Part {
    let kind: NSKeyValueChange
    /// Nil for sets, whose items have no place.
    let indexes: IndexSet?
    /// The items that are put into a set, or taken out of it.
    var items: [Any] = []

    /// What is told of a collection before the change, or after it; nil where there is nothing to tell.
    func items(of collection: Any?, isOld: Bool) -> Any? {
      guard kind != (isOld ? .insertion : .removal) else { return nil }
      guard let indexes else { return NSSet(array: items) }
      let all = collection.flatMap { KeyedCollection.items(of: $0) } ?? []
      return indexes.filter(all.indices.contains).map { all[$0] }
    }
  }

  /// An object whose property is a step of the path.
  struct Step {
    let object: WeakObject
    let identifier: ObjectIdentifier
    let key: String
  }

  let keys: [String]
  let path: String
  let options: NSKeyValueObservingOptions
  let root: WeakObject
  /// Who is told, for observers that are removed by name.
  var target: (object: ObjectIdentifier, context: UnsafeMutableRawPointer?)?
  /// The steps as of the last change, those of computed properties that depend on others included.
  var steps: [Step] = []
  /// The values before changes that are not over.
  var pending: [Any?] = []
  /// The last value seen, where values are compared.
  var last: Any?
  var isCompared = false
  var isActive = true
  private let readValue: () -> Any?
  private let notify: (Event) -> Void

  init(
    object: AnyObject, path: String, options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    notify: @escaping (Event) -> Void
  ) {
    keys = path.split(separator: ".").map { String($0) }
    self.path = path
    self.options = options
    root = WeakObject(object)
    readValue = read
    self.notify = notify
  }

  func read() -> Any? { readValue() }

  func tell(old: Any?, isPrior: Bool = false, isInitial: Bool = false) {
    guard isActive else { return }
    var event = Event(isPrior: isPrior)
    if options.contains(.new), !isPrior { event.new = readValue() ?? Optional<Any>.none as Any }
    if options.contains(.old), !isInitial { event.old = old ?? Optional<Any>.none as Any }
    notify(event)
  }

  /// Tells of items of a collection; what they were is nil where they have not been there.
  func tell(of part: Part, old: Any?, isPrior: Bool = false) {
    guard isActive else { return }
    var event = Event(isPrior: isPrior, part: part)
    if options.contains(.new), !isPrior { event.new = part.items(of: readValue(), isOld: false) }
    if options.contains(.old) { event.old = old }
    notify(event)
  }

  /// Whether what is observed is a property of an object, not something behind it.
  func observes(_ object: AnyObject) -> Bool { keys.count == 1 && root.object === object }
}

/// What stops the program in key-value coding and observing, in the words of iOS.
enum KeyValueProblem {
  static func unknownKey(_ object: AnyObject, _ method: String, _ key: String) -> Never {
    stop(
      "NSUnknownKeyException",
      "\(name(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key).")
  }

  static func stop(_ exception: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'")
  }

  /// The object as the reasons name it, up to the closing bracket of its message.
  static func name(of object: AnyObject) -> String {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return "[<\(windfallStringFromClass(type(of: object))) 0x\(address)>"
  }
}

/// The names of the properties in Swift's key paths, which Linux does not know: the lowering writes them down where a
/// key path stands.
enum KeyPathNames {
  private struct State: @unchecked Sendable {
    var names: [AnyKeyPath: String] = [:]
  }

  private static let state = Mutex(State())

  /// Those that were not written down are looked for in the symbols of the images, once each.
  static func name(of path: AnyKeyPath) -> String? {
    let key = Key(path: path)
    if let name = state.withLock({ $0.names[key.path] }) { return name }
    guard let name = KeyPathAccessor.names(of: path) else { return nil }
    note(path, name)
    return name
  }

  static func observed(_ path: AnyKeyPath) -> String {
    guard let name = name(of: path) else {
      fatalError("\(path): the key path that is observed leads to no properties that have names")
    }
    return name
  }

  static func note(_ path: AnyKeyPath, _ name: String) {
    let key = Key(path: path)
    state.withLock { $0.names[key.path] = name }
  }

  private struct Key: @unchecked Sendable {
    let path: AnyKeyPath
  }
}

/// The name of the properties that a key path leads to; nil where one of them has none.
@_spi(Windfall) public func windfallKeyPathName(_ path: AnyKeyPath) -> String? { KeyPathNames.name(of: path) }

/// What the lowering puts around a key path that may be observed.
public func windfallKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
  KeyPathNames.note(path, name)
  return path
}

/// The same for a key path that may also be written through an object.
public func windfallKeyPath<Root, Value>(
  _ path: ReferenceWritableKeyPath<Root, Value>, _ name: String
) -> ReferenceWritableKeyPath<Root, Value> {
  KeyPathNames.note(path, name)
  return path
}

/// The same for a key path of a value.
public func windfallKeyPath<Root, Value>(
  _ path: WritableKeyPath<Root, Value>, _ name: String
) -> WritableKeyPath<Root, Value> {
  KeyPathNames.note(path, name)
  return path
}
