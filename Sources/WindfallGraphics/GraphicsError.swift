/// Why a picture could not be made.
public enum GraphicsError: Error, Equatable, CustomStringConvertible {
  /// There is no such folder of fonts.
  case missingFonts(folder: String)
  /// A file of the folder of fonts is missing or is no font.
  case unreadableFont(path: String)
  /// The size of the picture in pixels is zero or too large.
  case invalidSize(width: Int, height: Int)
  /// The drawing library gave up.
  case cairo(String)

  public var description: String {
    switch self {
    case .missingFonts(let folder):
      """
      no fonts in \(folder): install the Inter fonts (on Debian and Ubuntu: apt install fonts-inter) \
      or set WINDFALL_FONTS to the folder that holds Inter-Regular.otf
      """
    case .unreadableFont(let path):
      """
      cannot read the font \(path): install the Inter fonts anew (on Debian and Ubuntu: apt install fonts-inter) \
      or set WINDFALL_FONTS to the folder that holds Inter-Regular.otf
      """
    case .invalidSize(let width, let height): "a picture cannot be \(width) by \(height) pixels"
    case .cairo(let message): "Cairo cannot draw the picture: \(message)"
    }
  }
}
