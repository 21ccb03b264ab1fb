import Foundation

extension Image.Scale {
  /// How large a symbol is beside the medium one; Apple documents no numbers, these are close to what it shows.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
