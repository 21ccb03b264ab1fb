import Foundation

/// Whether a part of a URL is shown.
struct URLDisplayRule: Codable, Hashable, Sendable {
  static let always = URLDisplayRule(isShown: true, component: nil, values: [])
  static let never = URLDisplayRule(isShown: false, component: nil, values: [])
  static let omitIfHTTPFamily = URLDisplayRule(isShown: false, component: .scheme, values: ["http", "https"])

  /// Whether it is where the component has one of the values, and always where there is no component.
  let isShown: Bool
  let component: URL.FormatStyle.Component?
  let values: Set<String>

  func shows(in parts: URLComponents) -> Bool {
    guard let component else { return isShown }
    let value =
      switch component {
      case .scheme: parts.scheme?.lowercased()
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map { "\($0)" }
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    return value.map { values.contains($0) } == true ? isShown : !isShown
  }
}
