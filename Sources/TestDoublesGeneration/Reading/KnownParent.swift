/// The protocols of the system that doubles can conform to without being told of their members.
enum KnownParent: String {
  case anyObject = "AnyObject"
  case anyClass = "class"
  case sendable = "Sendable"
  case sendableMetatype = "SendableMetatype"
  case object = "NSObjectProtocol"
  case error = "Error"
  case identifiable = "Identifiable"
  case observableObject = "ObservableObject"
  case equatable = "Equatable"
  case hashable = "Hashable"
  case description = "CustomStringConvertible"
  case debugDescription = "CustomDebugStringConvertible"
}
