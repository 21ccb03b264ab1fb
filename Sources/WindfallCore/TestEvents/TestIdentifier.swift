/// The name of a test target, of a class in it, or of one test, written `Target[/Class[/method]]`.
public struct TestIdentifier: Hashable, Sendable {
  public let target: String
  public let className: String?
  public let method: String?

  public init(target: String, className: String? = nil, method: String? = nil) {
    self.target = target
    self.className = className
    self.method = className == nil ? nil : method
  }

  /// Reads `Target[/Class[/method]]`; the method may end in `()` as Xcode writes it. Nil when a part is empty.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }), let target = parts.first else { return nil }
    var method = parts.count > 2 ? parts[2] : nil
    if let name = method, name.hasSuffix("()") {
      method = String(name.dropLast(2))
      guard name.count > 2 else { return nil }
    }
    self.init(target: target, className: parts.count > 1 ? parts[1] : nil, method: method)
  }

  /// Whether the other name is this one, or lies inside it.
  public func contains(_ other: TestIdentifier) -> Bool {
    guard target == other.target else { return false }
    guard let className else { return true }
    guard className == other.className else { return false }
    return method == nil || method == other.method
  }

  /// The class of a test, the target of a class.
  public var parent: TestIdentifier? {
    if method != nil { return TestIdentifier(target: target, className: className) }
    return className == nil ? nil : TestIdentifier(target: target)
  }
}

extension TestIdentifier: CustomStringConvertible {
  public var description: String { [target, className, method].compactMap { $0 }.joined(separator: "/") }
}
