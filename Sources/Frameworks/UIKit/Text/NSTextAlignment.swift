import WindfallCore

/// See [NSTextAlignment](https://developer.apple.com/documentation/uikit/nstextalignment).
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var layoutAlignment: TextLayoutOptions.Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
