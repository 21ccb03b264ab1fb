import Glibc

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
///
/// Where an app runs its tests, classes of the tests are found too, as if Xcode had injected them.
public func windfallClassFromString(_ name: String) -> AnyClass? {
  loadedClass(name) ?? (InjectedTests.areLoaded ? loadedClass(name) : nil)
}

private func loadedClass(_ name: String) -> AnyClass? {
  let pieces = name.split(separator: ".").map { String($0) }
  if pieces.count == 1 {
    return frameworks.lazy.compactMap { _typeByName(mangled($0) + mangled(name) + "C") as? AnyClass }.first
      ?? namedClass(name)
  }
  guard let module = pieces.first, let type = pieces.last else { return nil }
  // The name does not say which of the types around the class are classes, structures or enumerations.
  var prefixes = [mangled(module)]
  for outer in pieces.dropFirst().dropLast() {
    prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { prefix + mangled(outer) + $0 } }
  }
  return prefixes.lazy.compactMap { _typeByName($0 + mangled(type) + "C") as? AnyClass }.first
}

/// A class that a file gave a name with `@objc(Name)`; the lowering writes the function that tells it.
private func namedClass(_ name: String) -> AnyClass? {
  guard let symbol = dlsym(nil, "windfall_class_\(name)") else { return nil }
  typealias Teller = @convention(c) () -> UnsafeRawPointer
  return unsafeBitCast(unsafeBitCast(symbol, to: Teller.self)(), to: AnyClass.self)
}

/// The modules whose classes come from Objective-C on iOS, and so have no module in their names.
private let frameworks = [
  "UIKit", "Foundation", "XCTest", "QuartzCore", "CoreData", "FoundationOverlay", "XCTestOverlay",
  "FoundationNetworking",
  "WebKit", "MapKit", "CoreLocation", "AVFoundation", "StoreKit", "UserNotifications",
]

private func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
