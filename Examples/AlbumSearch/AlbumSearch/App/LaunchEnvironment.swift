import Foundation

/// What the app is told when it is launched.
struct LaunchEnvironment {
  /// Answers to searches, such as `failure,albums`; the names are those of `CannedNetworkingLayer.Answer`.
  static let answersKey = "ALBUM_SEARCH_ANSWERS"

  static let current = LaunchEnvironment(variables: ProcessInfo.processInfo.environment)

  let variables: [String: String]

  /// Canned answers where the launch asks for them, and the web otherwise.
  var networkingLayer: NetworkingLayer {
    guard let names = variables[Self.answersKey] else { return DefaultNetworkingLayer.instance }
    return CannedNetworkingLayer(names.split(separator: ",").compactMap { .init(rawValue: String($0)) })
  }
}
