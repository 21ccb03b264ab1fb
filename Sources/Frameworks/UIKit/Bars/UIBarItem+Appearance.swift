/// The proxies of items keep what is set on them, which no bar draws.
extension UIBarItem: UIAppearance {
  private static var proxies: [String: UIBarItem] = [:]

  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    let name = ([Self.self] + containerTypes as [Any.Type]).map { String(reflecting: $0) }.joined(separator: " ")
    if let known = proxies[name] as? Self { return known }
    guard let proxy = RuntimeClass.makeObject(of: Self.self) as? Self else {
      fatalError("\(Self.self).appearance(): the class cannot be made with init()")
    }
    proxies[name] = proxy
    return proxy
  }
}
