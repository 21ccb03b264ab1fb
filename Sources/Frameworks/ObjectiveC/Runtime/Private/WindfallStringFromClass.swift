/// See [NSStringFromClass](https://developer.apple.com/documentation/foundation/nsstringfromclass(_:)).
///
/// A nested class is called `Module.Outer.Inner`, where iOS has its mangled name; Foundation's function on Linux stops.
public func windfallStringFromClass(_ type: AnyClass) -> String {
  let name = _typeName(type, qualified: true)
  let pieces = name.split(separator: ".", maxSplits: 1)
  guard pieces.count == 2, frameworks.contains(String(pieces[0])) else { return name }
  return String(pieces[1])
}

/// See [NSClassFromString](https://developer.apple.com/documentation/foundation/nsclassfromstring(_:)).
public func windfallClassFromString(_ name: String) -> AnyClass? {
  let pieces = name.split(separator: ".").map { String($0) }
  if pieces.count == 1 {
    return frameworks.lazy.compactMap { _typeByName(mangled($0) + mangled(name) + "C") as? AnyClass }.first
  }
  guard let module = pieces.first, let type = pieces.last else { return nil }
  // The name does not say which of the types around the class are classes, structures or enumerations.
  var prefixes = [mangled(module)]
  for outer in pieces.dropFirst().dropLast() {
    prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { prefix + mangled(outer) + $0 } }
  }
  return prefixes.lazy.compactMap { _typeByName($0 + mangled(type) + "C") as? AnyClass }.first
}

/// The modules whose classes come from Objective-C on iOS, and so have no module in their names.
private let frameworks = ["UIKit", "Foundation", "XCTest"]

private func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
