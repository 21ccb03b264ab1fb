import Glibc
import Synchronization

/// A method of a class whose code can be read, and put in another's place.
///
/// Swift calls a method by an entry of the class's table, which classes below have as well unless they override it. Methods
/// of extensions are called directly: where a project exchanges methods, the lowering has them ask first.
final class RuntimeMethod: CustomStringConvertible, @unchecked Sendable {
  enum Place {
    case entry(Int)
    /// The code of the method as it was written.
    case extended(UInt)
  }

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  private struct State: @unchecked Sendable {
    var methods: [Key: RuntimeMethod] = [:]
    /// What stands for methods of extensions now.
    var replacements: [Key: UInt] = [:]
  }

  private static let state = Mutex(State())
  /// Whether anything was exchanged: callers of methods of extensions need not look as long as nothing was.
  private static let isChanged = Atomic(false)

  /// The class in whose table the method is its own, or whose extension has it.
  let owner: AnyClass
  let name: String
  /// Nil for a method that is only known by name.
  let place: Place?

  private init(owner: AnyClass, name: String, place: Place?) {
    self.owner = owner
    self.name = name
    self.place = place
  }

  var description: String { "-[\(windfallStringFromClass(owner)) \(name)]" }

  /// The same object whenever the same method is asked for; nil where the class has none of the name.
  static func find(_ name: String, of type: AnyClass) -> RuntimeMethod? {
    let extended = MethodIndex.code(named: name, of: type)
    let slot = extended == nil ? knownSlot(of: name, in: type) ?? slot(of: name, in: type) : nil
    guard extended != nil || slot != nil || MethodTable.responds(instancesOf: type, selector: Selector(name)) else {
      return nil
    }
    let owner: AnyClass = extended?.owner ?? slot.map { highest(with: $0, above: type) } ?? type
    let place = extended.map { Place.extended($0.address) } ?? slot.map(Place.entry)
    return state.withLock { state in
      let key = Key(owner: ObjectIdentifier(owner), name: name)
      let method = state.methods[key] ?? RuntimeMethod(owner: owner, name: name, place: place)
      state.methods[key] = method
      return method
    }
  }

  /// The place that was found before: what stands there now may have another name.
  private static func knownSlot(of name: String, in type: AnyClass) -> Int? {
    let methods = state.withLock { Array($0.methods.values) }
    return methods.lazy.compactMap { method -> Int? in
      guard method.name == name, ClassAncestry.inherits(type, from: method.owner), case .entry(let slot)? = method.place
      else {
        return nil
      }
      return slot
    }.first
  }

  /// The place of the method in the table of the class; nil where there is none, or it cannot be told which.
  private static func slot(of name: String, in type: AnyClass) -> Int? {
    let table = ClassTable(type)
    let entries = (ClassTable.head..<table.count).compactMap { slot in EntryName(word: table[slot]).map { (slot, $0) } }
    let tests: [(EntryName) -> Bool] = [
      { $0.isExactly(name) }, { $0.isPerhaps(name) }, { $0.isWithoutLabels(name) },
    ]
    let found = tests.lazy.map { test in entries.filter { test($0.1) } }.first { !$0.isEmpty } ?? []
    return found.count == 1 ? found[0].0 : nil
  }

  /// The highest class that has what the class has in its table.
  private static func highest(with slot: Int, above type: AnyClass) -> AnyClass {
    let word = ClassTable(type)[slot]
    return ClassAncestry.all(of: type)
      .prefix { ClassTable($0).count > slot && ClassTable($0)[slot] == word }.reduce(type) { $1 }
  }

  /// The address of the code that runs now.
  var code: UInt? {
    switch place {
    case nil: nil
    case .entry(let slot): ClassTable(owner)[slot]
    case .extended(let own): RuntimeMethod.state.withLock { $0.replacements[key] } ?? own
    }
  }

  private var key: Key { Key(owner: ObjectIdentifier(owner), name: name) }

  /// Puts other code in the method's place, for a class below its own or for all, and returns what ran before.
  ///
  /// An override calls the method of the class above directly: it stops where a class of the app has one, which would
  /// go on calling what was there before.
  func replace(by code: UInt, _ function: String, in narrower: AnyClass? = nil) -> UInt {
    let owner: AnyClass = narrower ?? self.owner
    guard let old = self.code else {
      fatalError("\(function) is not supported on Linux for \(self), which is called directly")
    }
    switch place {
    case .extended, nil:
      guard owner == self.owner else {
        fatalError("\(function) is not supported on Linux for \(self) in \(windfallStringFromClass(owner))")
      }
      RuntimeMethod.state.withLock { $0.replacements[key] = code }
    case .entry(let slot):
      for type in [owner] + LoadedClasses.all where ClassAncestry.inherits(type, from: owner) {
        let table = ClassTable(type)
        if table[slot] == old {
          table.write(code, to: slot)
        } else if table[slot] != code, !isOfFramework(type) {
          fatalError(
            "\(function) is not supported on Linux for \(self): \(windfallStringFromClass(type)) overrides it")
        }
      }
    }
    RuntimeMethod.isChanged.store(true, ordering: .releasing)
    return old
  }

  /// Whether a class is one of a framework's own, such as a navigation controller.
  private func isOfFramework(_ type: AnyClass) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return dlsym(nil, "windfall_framework_methods_\(module)") != nil
  }

  /// What runs in the place of a method of an extension; nil as long as it is the method itself.
  static func replacement(of name: String, in owner: AnyClass) -> UInt? {
    guard isChanged.load(ordering: .acquiring) else { return nil }
    return state.withLock { $0.replacements[Key(owner: ObjectIdentifier(owner), name: name)] }
  }

  static func at(_ method: Method) -> RuntimeMethod {
    Unmanaged<RuntimeMethod>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue()
  }

  /// Methods live as long as the process.
  var pointer: Method { Method(Unmanaged.passUnretained(self).toOpaque()) }
}
