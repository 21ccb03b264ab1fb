import Foundation

/// A part of a value that is compared by itself.
@MainActor
struct ComparedPart {
  /// Types that most views have fields of are known: asking the runtime for their conformances takes much longer.
  enum Kind {
    case bytes
    case int, bool, double, cgFloat, optionalCGFloat, string, text, color, optionalFont
    case equatable(any Equatable.Type)
    case own(any SelfComparingProperty.Type)
  }

  private var offset: Int
  private let size: Int
  private let kind: Kind

  /// A field as one part, or as those of its own fields.
  static func parts(of type: Any.Type, _ property: ViewTypeLayout.Property?, at offset: Int) -> [ComparedPart] {
    let size = ValueMemory.size(of: type)
    switch property {
    case .connected(let connected):
      guard let own = connected as? any SelfComparingProperty.Type else { break }
      return [ComparedPart(offset: offset, size: size, kind: .own(own))]
    case .comparing(let own): return [ComparedPart(offset: offset, size: size, kind: .own(own))]
    case .custom(_, let inner): return inner.parts(at: offset)
    case nil:
      if let kind = Kind(common: type) { return [ComparedPart(offset: offset, size: size, kind: kind)] }
      if !PlainTypes.contains(type), let equatable = type as? any Equatable.Type {
        return [ComparedPart(offset: offset, size: size, kind: .equatable(equatable))]
      }
    }
    let inner = ViewTypeLayout.of(type)
    if !inner.fields.isEmpty { return inner.parts(at: offset) }
    return size == 0 ? [] : [ComparedPart(offset: offset, size: size, kind: .bytes)]
  }

  func moved(by distance: Int) -> ComparedPart {
    var part = self
    part.offset += distance
    return part
  }

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let (old, new) = (old + offset, new + offset)
    switch kind {
    case .bytes: return ValueMemory.sameBytes(old, new, size)
    case .int: return ValueMemory.compare(Int.self, old, new)
    case .bool: return ValueMemory.compare(Bool.self, old, new)
    case .double: return ValueMemory.compare(Double.self, old, new)
    case .cgFloat: return ValueMemory.compare(CGFloat.self, old, new)
    case .optionalCGFloat: return ValueMemory.compare(CGFloat?.self, old, new)
    case .string: return ValueMemory.compare(String.self, old, new)
    case .text: return ValueMemory.compare(Text.self, old, new)
    case .color: return ValueMemory.sameBytes(old, new, size) || ValueMemory.compare(Color.self, old, new)
    case .optionalFont: return ValueMemory.compare(Font?.self, old, new)
    case .equatable(let type): return ValueMemory.sameBytes(old, new, size) || ValueMemory.compare(type, old, new)
    case .own(let type): return ValueMemory.compare(type, old, new)
    }
  }
}

extension ComparedPart.Kind {
  @MainActor private static let common: [ObjectIdentifier: ComparedPart.Kind] = [
    ObjectIdentifier(Int.self): .int, ObjectIdentifier(Bool.self): .bool, ObjectIdentifier(Double.self): .double,
    ObjectIdentifier(CGFloat.self): .cgFloat, ObjectIdentifier(CGFloat?.self): .optionalCGFloat,
    ObjectIdentifier(String.self): .string, ObjectIdentifier(Text.self): .text, ObjectIdentifier(Color.self): .color,
    ObjectIdentifier(Font?.self): .optionalFont, ObjectIdentifier(EdgeInsets.self): .equatable(EdgeInsets.self),
    ObjectIdentifier(Alignment.self): .equatable(Alignment.self),
    ObjectIdentifier(FrameItem.Limits.self): .equatable(FrameItem.Limits.self),
    ObjectIdentifier(Edge.Set.self): .equatable(Edge.Set.self),
    ObjectIdentifier(CGSize.self): .equatable(CGSize.self),
    ObjectIdentifier(UnitPoint.self): .equatable(UnitPoint.self),
    ObjectIdentifier(TextAttributes.self): .equatable(TextAttributes.self),
    ObjectIdentifier(AccessibilityAttributes.self): .equatable(AccessibilityAttributes.self),
  ]

  /// How values of a type are compared that needs no question to the runtime.
  @MainActor
  init?(common type: Any.Type) {
    if let known = Self.common[ObjectIdentifier(type)] {
      self = known
    } else if type is AnyKeyPath.Type {
      self = .equatable(AnyKeyPath.self)
    } else if ValueMemory.isCompared(byBytesOnly: type) {
      self = .bytes
    } else {
      return nil
    }
  }
}
