import CObjectiveC
import Synchronization

/// Tells of messages to objects, before their methods run and after.
///
/// Swift calls a method by an entry of its object's class, which is exchanged for code that tells. What is called
/// directly, as methods of final classes and of extensions are, cannot be watched.
public enum MessageWatch {
  /// Whom messages to one object are told, with their arguments. Closures among these are not shown.
  public struct Listener {
    let willBeSent: ([Any]) -> Void
    let wasSent: ([Any]) -> Void

    public init(willBeSent: @escaping ([Any]) -> Void, wasSent: @escaping ([Any]) -> Void) {
      self.willBeSent = willBeSent
      self.wasSent = wasSent
    }
  }

  public enum Failure: Error {
    case notImplemented
    /// The method is in no class's table.
    case calledDirectly
    /// The method has an argument or a result of a type that cannot be followed; its symbol's text.
    case unreadable(String)
    /// More methods are watched than there is code for.
    case noPlaceLeft
  }

  public typealias Lookup = @Sendable (AnyObject) -> Listener?

  private struct Watched: @unchecked Sendable {
    let method: UInt
    let signature: MethodSignature
    /// By the names that were asked for: a method has several where Swift may leave out labels.
    var lookups: [String: Lookup]
  }

  private struct State {
    var places: [UInt32: Watched] = [:]
    var codes: [UInt: UInt32] = [:]
    var nextPlaces: (integer: UInt32, float: UInt32) = (0, UInt32(windfall_integer_places))
  }

  private static let state = Mutex(State())

  /// Done once, when it is first asked for.
  private static let isConnected: Void = windfall_set_message_watch(
    windfall_message_watch(will_call: willCall, did_call: didCall))

  /// Lets a message to objects of an object's class be told from now on; `listener` finds who listens to an object.
  ///
  /// Where it was said before for the selector and the class, the first function counts.
  public static func begin(_ selector: Selector, to object: AnyObject, listener: @escaping Lookup) throws(Failure) {
    let type: AnyClass = Swift.type(of: object)
    guard let slot = place(of: selector, in: type) else {
      throw MethodTable.responds(target: object, selector: selector) ? .calledDirectly : .notImplemented
    }
    let table = ClassTable(type)
    let name = selector.description
    if join(table[slot], listener, for: name) { return }
    guard let text = text(of: slot, in: type) else { throw .calledDirectly }
    guard let signature = MethodSignature(text) else { throw .unreadable(text) }
    let watched = Watched(method: table[slot], signature: signature, lookups: [name: listener])
    guard let code = code(for: watched) else { throw .noPlaceLeft }
    EntryName.note(text, at: code)
    table.write(code, to: slot)
  }

  /// Adds a function to those of a method that is watched; answers whether it is.
  private static func join(_ word: UInt, _ listener: @escaping Lookup, for name: String) -> Bool {
    state.withLock { state in
      guard let place = state.codes[word] else { return false }
      if state.places[place]?.lookups[name] == nil { state.places[place]?.lookups[name] = listener }
      return true
    }
  }

  /// The method's place in the tables of the class and those above it that have the method.
  private static func place(of selector: Selector, in type: AnyClass) -> Int? {
    ClassAncestry.all(of: type).lazy.compactMap { type -> Int? in
      guard case .entry(let slot)? = RuntimeMethod.find(selector.description, of: type)?.place else { return nil }
      return slot
    }.first
  }

  /// The text of the symbol of the nearest method whose symbol can be seen: an override of a private class has none.
  private static func text(of slot: Int, in type: AnyClass) -> String? {
    ClassAncestry.all(of: type).lazy.prefix { ClassTable($0).count > slot }
      .compactMap { EntryName.text(at: ClassTable($0)[slot]) }.first { EntryName($0) != nil }
  }

  private static func code(for watched: Watched) -> UInt? {
    isConnected
    return state.withLock { state in
      let place: UInt32
      if watched.signature.result?.register == .float {
        place = state.nextPlaces.float
        state.nextPlaces.float += 1
      } else {
        guard state.nextPlaces.integer < windfall_integer_places else { return nil }
        place = state.nextPlaces.integer
        state.nextPlaces.integer += 1
      }
      guard let code = windfall_watching_code(place).map({ UInt(bitPattern: $0) }) else { return nil }
      state.places[place] = watched
      state.codes[code] = place
      return code
    }
  }

  /// One call of a watched method, until it returns.
  private final class Call {
    let object: AnyObject
    let listeners: [Listener]
    let arguments: [Any]

    init(object: AnyObject, listeners: [Listener], arguments: [Any]) {
      self.object = object
      self.listeners = listeners
      self.arguments = arguments
    }
  }

  private static let willCall: @convention(c) (UnsafePointer<windfall_message>?) -> windfall_watched_call = { message in
    guard let message = message?.pointee, let watched = state.withLock({ $0.places[message.place] }),
      let address = message.object
    else { fatalError("a message came through code that watches none") }
    let method = UnsafeRawPointer(bitPattern: watched.method)
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    let listeners = watched.lookups.values.compactMap { $0(object) }
    if listeners.isEmpty { return windfall_watched_call(method: method, context: nil) }
    let call = Call(object: object, listeners: listeners, arguments: watched.signature.arguments(in: message))
    for listener in listeners { listener.willBeSent(call.arguments) }
    return windfall_watched_call(method: method, context: Unmanaged.passRetained(call).toOpaque())
  }

  private static let didCall: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    let call = Unmanaged<Call>.fromOpaque(context).takeRetainedValue()
    for listener in call.listeners { listener.wasSent(call.arguments) }
  }
}
