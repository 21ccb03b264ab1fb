/// The protocols of the system that doubles can conform to without being told of their members.
enum KnownParent: String {
  case anyObject = "AnyObject"
  case anyClass = "class"
  case sendable = "Sendable"
  case sendableMetatype = "SendableMetatype"
  case object = "NSObjectProtocol"
  case objectClass = "NSObject"
  case error = "Error"
  case localizedError = "LocalizedError"
  case customError = "CustomNSError"
  case identifiable = "Identifiable"
  case observableObject = "ObservableObject"
  case equatable = "Equatable"
  case hashable = "Hashable"
  case description = "CustomStringConvertible"
  case debugDescription = "CustomDebugStringConvertible"

  /// What other protocols ask for that no double can make up.
  static let requirements: [String: [String]] = [
    "Encodable": ["encode(to:)"], "Decodable": ["init(from:)"], "Codable": ["init(from:)", "encode(to:)"],
    "CaseIterable": ["allCases"], "RawRepresentable": ["rawValue", "init(rawValue:)"], "Comparable": ["<(_:_:)"],
    "IteratorProtocol": ["next()"], "Sequence": ["makeIterator()"], "View": ["body"],
    "ViewModifier": ["body(content:)"],
  ]
}
