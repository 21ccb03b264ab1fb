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
        dlsym(nil, symbol(for: current)).map { fill(state.table, with: $0) }
      }
      if let thunk = state.table.thunk(of: classes, named: name) { return thunk }
      searchImages(&state, for: classes)
      return state.table.thunk(of: classes, named: name)
        ?? otherSetter(name).flatMap { state.table.thunk(of: classes, named: $0) }
    }
  }

  private static func ancestry(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { _getSuperclass($0) })
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
