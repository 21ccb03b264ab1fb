@_spi(Windfall) import CoreGraphics
import WindfallCore

/// Lets UIKit's images be drawn by the tool, where it has started the process.
@_spi(Windfall) public enum PictureDrawing {
  public static func offer() {
    guard let connection = DrawingConnection.shared else { return }
    PictureService.use { try connection.draw($0) }
  }
}
