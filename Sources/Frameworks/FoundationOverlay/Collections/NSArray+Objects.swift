import CFoundationOverlay
import Foundation

/// On Linux, an array finds only what can be hashed. On iOS it finds any object: by its `==` where it has one, else the
/// object itself.
extension NSArray {
  @_silgen_name("windfall_array_contains")
  @_spi(Windfall) public func appleContains(_ object: Any) -> Bool {
    firstPlace(in: 0..<count, Self.equality(with: object)) != NSNotFound
  }

  @_silgen_name("windfall_array_index")
  @_spi(Windfall) public func appleIndex(of object: Any) -> Int {
    firstPlace(in: 0..<count, Self.equality(with: object))
  }

  @_silgen_name("windfall_array_index_in_range")
  @_spi(Windfall) public func appleIndex(of object: Any, in range: NSRange) -> Int {
    firstPlace(in: range.location..<NSMaxRange(range), Self.equality(with: object))
  }

  @_silgen_name("windfall_array_index_identical")
  @_spi(Windfall) public func appleIndexOfObjectIdentical(to object: Any) -> Int {
    firstPlace(in: 0..<count, Self.identity(with: object))
  }

  @_silgen_name("windfall_array_index_identical_in_range")
  @_spi(Windfall) public func appleIndexOfObjectIdentical(to object: Any, in range: NSRange) -> Int {
    firstPlace(in: range.location..<NSMaxRange(range), Self.identity(with: object))
  }

  private func firstPlace(in range: Range<Int>, _ isSought: (Any) -> Bool) -> Int {
    for index in range where isSought(object(at: index)) { return index }
    return NSNotFound
  }

  fileprivate static func equality(with object: Any) -> (Any) -> Bool {
    if let value = object as? AnyHashable { return { $0 as? AnyHashable == value } }
    if let value = object as? any Equatable { return { value.windfallEquals($0) } }
    return identity(with: object)
  }

  private static func identity(with object: Any) -> (Any) -> Bool {
    guard type(of: object) is AnyClass else { return { _ in false } }
    let sought = object as AnyObject
    return { type(of: $0) is AnyClass && $0 as AnyObject === sought }
  }
}

extension Equatable {
  fileprivate func windfallEquals(_ other: Any) -> Bool { other as? Self == self }
}

extension NSMutableArray {
  /// What is put at the place behind the last object is added.
  @_spi(Windfall) public subscript(apple index: Int) -> Any {
    get { object(at: index) }
    @_silgen_name("windfall_array_set_item")
    set { put(newValue, at: index) }
    @_silgen_name("windfall_array_modify_item")
    _modify {
      var item = object(at: index)
      yield &item
      put(item, at: index)
    }
  }

  private func put(_ item: Any, at index: Int) {
    if index == count { add(item) } else { replaceObject(at: index, with: item) }
  }

  @_silgen_name("windfall_array_remove_objects")
  @_spi(Windfall) public func appleRemoveObjects(in others: [Any]) {
    let values = Set(others.compactMap { $0 as? AnyHashable })
    let tests = others.filter { !($0 is AnyHashable) }.map(Self.equality)
    for index in (0..<count).reversed() {
      let item = object(at: index)
      let isValue = (item as? AnyHashable).map(values.contains) ?? false
      if isValue || tests.contains(where: { $0(item) }) { removeObject(at: index) }
    }
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  for type in [NSArray.self, NSMutableArray.self] {
    MethodInterception.install(windfall_array_methods(), in: type, prefix: "")
  }
  MethodInterception.install(windfall_mutable_array_methods(), in: NSMutableArray.self, prefix: "")
}
