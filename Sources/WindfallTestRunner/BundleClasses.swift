import Foundation
import XCTest

/// The test cases in the image of a test bundle, as the Swift runtime knows them.
///
/// Tests are found in the sources; this finds what was overlooked there.
struct BundleClasses {
  /// What the runtime keeps of one image: its place in memory, and the records of its types.
  private struct Image {
    var base: UInt
    var records: UnsafeRawBufferPointer
  }

  /// The runtime's own layout of the sections of an image: four words, then pairs of a start and a length.
  private enum Sections {
    static let base = MemoryLayout<UInt>.stride
    static let typeRecords = 8 * MemoryLayout<UInt>.stride
  }

  /// The compiler's layout of a type's description.
  private enum Description {
    static let kindMask: UInt32 = 0x1f
    static let classKind: UInt32 = 16
    static let isGeneric: UInt32 = 0x80
    static let accessor = 12
    static let superclass = 20
  }

  private typealias Accessor = @convention(thin) (Int) -> (UnsafeRawPointer, Int)
  private typealias Enumerate =
    @convention(c) (
      @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, UnsafeMutableRawPointer?
    ) -> Void

  /// Our own modules with test cases that are no tests, which may be part of a bundle.
  private static let ownModules: Set<String> = ["Quick", "WindfallTestRunner", "XCTestOverlay"]
  /// The classes by which an extension of XCTestCase overrides its members.
  private static let overriding = ["WindfallOriginal_", "WindfallOverrides_"]

  private let records: UnsafeRawBufferPointer

  /// Looks for the image that an address lies in; nil when the runtime does not tell its images.
  init?(around address: UnsafeRawPointer) {
    guard let function = dlsym(nil, "swift_enumerateAllMetadataSections") else { return nil }
    var images: [Image] = []
    withUnsafeMutablePointer(to: &images) { list in
      unsafeBitCast(function, to: Enumerate.self)(
        { sections, list in
          let range = sections + Sections.typeRecords
          let image = Image(
            base: sections.load(fromByteOffset: Sections.base, as: UInt.self),
            records: UnsafeRawBufferPointer(
              start: range.load(as: UnsafeRawPointer?.self),
              count: range.load(fromByteOffset: MemoryLayout<UInt>.stride, as: Int.self)))
          list?.assumingMemoryBound(to: [Image].self).pointee.append(image)
          return true
        }, list)
    }
    // Images do not overlap.
    let below = images.filter { $0.base <= UInt(bitPattern: address) }
    guard let image = below.max(by: { $0.base < $1.base }) else { return nil }
    records = image.records
  }

  /// The classes that inherit from XCTest's, but for generic ones, which have no tests before something is put into them.
  var testCases: [XCTestCase.Type] {
    guard let start = records.baseAddress else { return [] }
    return stride(from: 0, to: records.count, by: MemoryLayout<Int32>.stride).compactMap { offset in
      let record = start + offset
      let value = record.load(as: Int32.self)
      var description = record + Int(value & ~3)
      if value & 3 == 1 { description = description.load(as: UnsafeRawPointer.self) }
      let flags = description.load(as: UInt32.self)
      guard value & 3 <= 1, flags & Description.kindMask == Description.classKind, flags & Description.isGeneric == 0,
        description.load(fromByteOffset: Description.superclass, as: Int32.self) != 0
      else { return nil }
      let accessor = description + Description.accessor
      let function = accessor + Int(accessor.load(as: Int32.self))
      let type: AnyClass = unsafeBitCast(unsafeBitCast(function, to: Accessor.self)(0).0, to: AnyClass.self)
      return type as? XCTestCase.Type
    }
  }

  /// The test cases that are not known, and of which it is not known either that they have no tests.
  func overlooked(beside known: [XCTestCase.Type], withoutTests: Set<String>) -> [String] {
    let known = Set(known.map { ObjectIdentifier($0) })
    return testCases.filter { type in
      let module = Self.name(of: type).prefix { $0 != "." }
      guard !known.contains(ObjectIdentifier(type)), !Self.ownModules.contains(String(module)),
        !Self.overriding.contains(where: { Self.name(of: type).dropFirst(module.count + 1).hasPrefix($0) })
      else { return false }
      var next: AnyClass? = type
      while let current = next, current != XCTestCase.self {
        // What it inherits from was told from classes with tests before, unless it is another image's.
        if !withoutTests.contains(Self.name(of: current)) { return true }
        next = _getSuperclass(current)
      }
      return false
    }.map { Self.name(of: $0) }.sorted()
  }

  /// The name with those of the module and of the types around it, without arguments and the places of private types.
  static func name(of type: AnyClass) -> String {
    var name = ""
    var depth = 0
    for character in String(reflecting: type) {
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">" { depth -= 1 }
    }
    return name.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }
}
