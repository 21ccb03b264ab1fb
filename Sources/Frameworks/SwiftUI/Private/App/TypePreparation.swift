import Foundation

/// Asks the Swift runtime for all that showing views of a type will ask it for; it keeps the answers.
///
/// None of the app's own code runs.
@MainActor
struct TypePreparation {
  private static var shared = TypePreparation()

  private var prepared: Set<ObjectIdentifier> = []

  /// For a template process, whose children then need not ask again.
  static func prepare(_ type: Any.Type) { shared.prepare(type) }

  private mutating func prepare(_ type: Any.Type) {
    guard note(type) else { return }
    if let view = type as? any View.Type { prepareView(view) }
    if let modifier = type as? any ViewModifier.Type { prepareModifier(modifier) }
    if let app = type as? any App.Type { prepareApp(app) }
    if let modified = type as? any ModifiedView.Type { modified.prepare(&self) }
    for argument in TypeArguments.of(type) { prepare(argument) }
  }

  /// Makes the type known to the runtime; false when it was noted before.
  @discardableResult
  fileprivate mutating func note(_ type: Any.Type) -> Bool { prepared.insert(ObjectIdentifier(type)).inserted }

  private mutating func prepareView<V: View>(_: V.Type) {
    note(_Node<V>.self)
    guard V.Body.self != Never.self else { return }
    _ = ViewTypeLayout.of(V.self)
    note(CompositeNode<V>.self)
    prepare(V.Body.self)
  }

  private mutating func prepareModifier<M: ViewModifier>(_: M.Type) {
    guard M.Body.self != Never.self else { return }
    _ = ViewTypeLayout.of(M.self)
    prepare(_ViewModifier_Content<M>.self)
    prepare(M.Body.self)
  }

  private mutating func prepareApp<A: App>(_: A.Type) {
    _ = ViewTypeLayout.of(A.self)
    note(AppHost<A>.self)
    prepare(A.Body.self)
  }

  fileprivate mutating func prepareLayout<C: View, M: LayoutModifier>(_: C.Type, _: M.Type) {
    note(LayoutModifierNode<C, M>.self)
  }

  fileprivate mutating func prepareEffect<C: View, M: ViewEffect>(_: C.Type, _: M.Type) {
    note(ViewEffectNode<C, M>.self)
  }

  fileprivate mutating func prepareEnvironment<C: View, M: EnvironmentModifier>(_: C.Type, _: M.Type) {
    note(EnvironmentModifierNode<C, M>.self)
  }

  fileprivate mutating func prepareLifeCycle<C: View, M: LifeCycleModifier>(_: C.Type, _: M.Type) {
    note(LifeCycleNode<C, M>.self)
  }

  fileprivate mutating func prepareBody<C: View, M: ViewModifier>(_: C.Type, _: M.Type) {
    note(TypedContentSource<C>.self)
    note(BodyModifierNode<C, M>.self)
  }
}

/// Content with a modifier, of which both types are known to be what they should be.
private protocol ModifiedView {
  @MainActor static func prepare(_ preparation: inout TypePreparation)
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate static func prepare(_ preparation: inout TypePreparation) {
    if let modifier = Modifier.self as? any LayoutModifier.Type {
      preparation.prepareLayout(Content.self, modifier)
    } else if let modifier = Modifier.self as? any ViewEffect.Type {
      preparation.prepareEffect(Content.self, modifier)
    } else if let modifier = Modifier.self as? any EnvironmentModifier.Type {
      preparation.prepareEnvironment(Content.self, modifier)
    } else if let modifier = Modifier.self as? any LifeCycleModifier.Type {
      preparation.prepareLifeCycle(Content.self, modifier)
    } else if Modifier.Body.self != Never.self {
      preparation.prepareBody(Content.self, Modifier.self)
    }
  }
}

/// A template process calls this for the types of its app, before the first launch and between launches.
@_cdecl("windfall_prepare_type")
public func prepareType(_ metadata: UnsafeRawPointer) {
  let type = unsafeBitCast(metadata, to: Any.Type.self)
  MainActor.assumeIsolated { TypePreparation.prepare(type) }
}

/// The types that a generic type is made with, read from its metadata as the Swift ABI lays it out.
enum TypeArguments {
  private static let structKind = 0x200
  private static let enumKind = 0x201
  private static let optionalKind = 0x202
  private static let tupleKind = 0x301
  /// The bit of a type descriptor's flags, and the flags of a parameter that is a type and is kept in the metadata.
  private static let isGeneric: UInt32 = 0x80
  private static let keptType: UInt8 = 0x80
  /// Where a struct's or enum's descriptor, and its generic header, end.
  private static let genericHeader = 28 + 8

  /// In order; empty where the type has none, or others than plain types.
  static func of(_ type: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: Int.self) {
    case structKind, enumKind, optionalKind: return ofNominalType(metadata)
    case tupleKind: return ofTuple(metadata)
    default: return []
    }
  }

  private static func ofTuple(_ metadata: UnsafeRawPointer) -> [Any.Type] {
    let word = MemoryLayout<Int>.size
    let count = metadata.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { metadata.load(fromByteOffset: (3 + 2 * $0) * word, as: Any.Type.self) }
  }

  private static func ofNominalType(_ metadata: UnsafeRawPointer) -> [Any.Type] {
    let word = MemoryLayout<Int>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    guard descriptor.load(as: UInt32.self) & isGeneric != 0 else { return [] }
    let header = descriptor + genericHeader
    let parameterCount = Int(header.load(as: UInt16.self))
    let parameters = (0..<parameterCount).map { header.load(fromByteOffset: 8 + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 == keptType }) else { return [] }
    return (0..<parameterCount).map { metadata.load(fromByteOffset: (2 + $0) * word, as: Any.Type.self) }
  }
}
