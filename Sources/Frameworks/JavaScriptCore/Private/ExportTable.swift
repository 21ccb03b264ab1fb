@_spi(Windfall) import ObjectiveC
import Synchronization

/// What the app's protocols that inherit from ``JSExport`` ask for, as the lowering registers it.
///
/// The lowering appends to each file with such protocols one C function, `windfall_exports_<Module>_<File>`, which fills
/// the table the first time that a class is asked for what it exports.
public final class ExportTable: @unchecked Sendable {
  static let shared = ExportTable()

  private typealias Filler = @convention(c) (UnsafeMutableRawPointer) -> Void
  private struct Requirements {
    let conforms: (Any) -> Bool
    var members: [ExportedMember] = []
  }

  private var requirements: [Requirements] = []
  private let read = Mutex<(imageCount: Int, symbols: Set<String>)>((0, []))

  private init() {}

  /// Begins with what the next protocol asks for.
  public func begin(_ conforms: @escaping (Any) -> Bool) {
    requirements.append(Requirements(conforms: conforms))
  }

  /// Adds a property that can be read.
  @preconcurrency
  public func property<Owner, Value>(_ name: String, _ get: @escaping @MainActor (Owner) -> Value) {
    let get = unsafeBitCast(get, to: ((Owner) -> Value).self)
    add(ExportedMember(kind: .property, name: name) { owner, _ in get(try Self.cast(owner)) })
  }

  /// Adds a property that can be set as well.
  @preconcurrency
  public func property<Owner, Value>(
    _ name: String, _ get: @escaping @MainActor (Owner) -> Value,
    set: @escaping @MainActor (Owner, ExportArguments) throws -> Void
  ) {
    let get = unsafeBitCast(get, to: ((Owner) -> Value).self)
    let set = unsafeBitCast(set, to: ((Owner, ExportArguments) throws -> Void).self)
    var member = ExportedMember(kind: .property, name: name) { owner, _ in get(try Self.cast(owner)) }
    member.set = { owner, call in
      try set(try Self.cast(owner), ExportArguments(call: call))
      return nil
    }
    add(member)
  }

  /// Adds a method.
  @preconcurrency
  public func method<Owner, Value>(
    _ name: String, _ body: @escaping @MainActor (Owner, ExportArguments) throws -> Value
  ) {
    add(.method, name, body)
  }

  /// Adds a class method, whose owner is the class.
  @preconcurrency
  public func classMethod<Owner, Value>(
    _ name: String, _ body: @escaping @MainActor (Owner, ExportArguments) throws -> Value
  ) {
    add(.classMethod, name, body)
  }

  /// Adds an initializer, whose owner is the class.
  @preconcurrency
  public func initializer<Owner, Value>(_ body: @escaping @MainActor (Owner, ExportArguments) throws -> Value) {
    add(.initializer, "", body)
  }

  private func add<Owner, Value>(
    _ kind: ExportedMember.Kind, _ name: String,
    _ body: @escaping @MainActor (Owner, ExportArguments) throws -> Value
  ) {
    let body = unsafeBitCast(body, to: ((Owner, ExportArguments) throws -> Value).self)
    add(
      ExportedMember(kind: kind, name: name) { owner, call in
        try body(try Self.cast(owner), ExportArguments(call: call))
      })
  }

  private func add(_ member: ExportedMember) {
    guard let last = requirements.indices.last else { return }
    requirements[last].members.append(member)
  }

  private static func cast<Owner>(_ owner: Any) throws -> Owner {
    if let owner = owner as? Owner { return owner }
    throw ArgumentError(message: "self type check failed for Objective-C instance method")
  }

  /// What a class exports, each name once.
  func members(ofClass type: AnyClass) -> [ExportedMember] {
    fill()
    var names: Set<String> = []
    return requirements.filter { $0.conforms(type) }.flatMap(\.members).filter { names.insert($0.key).inserted }
  }

  private func fill() {
    read.withLock { read in
      let count = LoadedImages.count
      guard read.imageCount != count else { return }
      read.imageCount = count
      for symbol in LoadedImages.symbols(prefixed: "windfall_exports_") {
        guard read.symbols.insert(symbol.name).inserted else { continue }
        unsafeBitCast(symbol.address, to: Filler.self)(Unmanaged.passUnretained(self).toOpaque())
      }
    }
  }
}

/// The arguments that a script calls a member with.
public struct ExportArguments {
  let call: HostCall

  /// The argument at a place, as the member takes it; what is missing is `undefined`.
  public func value<Value>(_ index: Int) throws -> Value {
    let missing = index < call.arguments.count ? call.arguments[index] : JSValue(undefinedIn: call.context)
    return try ValueReader(context: call.context).convert(missing ?? call.this, to: Value.self)
  }
}

/// One member that a class exports.
struct ExportedMember {
  enum Kind {
    case property, method, classMethod, initializer
  }

  let kind: Kind
  let name: String
  /// Takes the object, or the class for what is the class's.
  let call: (Any, HostCall) throws -> Any?
  var set: ((Any, HostCall) throws -> Any?)?

  init(kind: Kind, name: String, call: @escaping (Any, HostCall) throws -> Any?) {
    self.kind = kind
    self.name = name
    self.call = call
  }

  /// A class may have a method of its own under the name of one of its objects.
  fileprivate var key: String { kind == .classMethod || kind == .initializer ? "+\(name)" : name }
}
