/// [OSLogBoolFormat](https://developer.apple.com/documentation/os/oslogboolformat)
public enum OSLogBoolFormat: Sendable {
  case truth, answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}
