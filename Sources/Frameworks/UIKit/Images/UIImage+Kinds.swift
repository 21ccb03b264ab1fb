extension UIImage {
  /// See [UIImage.RenderingMode](https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum).
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// See [UIImage.ResizingMode](https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum).
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// See [UIImage.Orientation](https://developer.apple.com/documentation/uikit/uiimage/orientation).
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// See [UIImage.SymbolScale](https://developer.apple.com/documentation/uikit/uiimage/symbolscale).
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// See [UIImage.SymbolWeight](https://developer.apple.com/documentation/uikit/uiimage/symbolweight).
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
