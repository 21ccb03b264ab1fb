import WindfallCore

/// The family of fonts that draws a design.
struct FontFamily {
  let name: String
  /// Where Debian's package puts the files.
  let folder: String
  let fileExtension: String

  static let inter = FontFamily(name: "Inter", folder: FontLibrary.standardFolder, fileExtension: "otf")

  init(_ design: FontSpec.Design) {
    switch design {
    case .standard: self = .inter
    case .monospaced: self.init(name: "JetBrainsMono", folder: "jetbrains-mono")
    case .serif: self.init(name: "Vollkorn", folder: "vollkorn")
    case .rounded: self.init(name: "Quicksand", folder: "quicksand")
    }
  }

  private init(name: String, folder: String) {
    self.init(name: name, folder: "/usr/share/fonts/truetype/" + folder, fileExtension: "ttf")
  }

  private init(name: String, folder: String, fileExtension: String) {
    self.name = name
    self.folder = folder
    self.fileExtension = fileExtension
  }

  /// The files that may draw a weight, the best first: the next heavier and the next lighter ones in turn, and upright
  /// ones where none is slanted.
  func fileNames(weight: FontSpec.Weight, isItalic: Bool) -> [String] {
    let styles = FontSpec.Weight.allCases.map(Self.style)
    let index = FontSpec.Weight.allCases.firstIndex(of: weight) ?? 0
    var nearest: [String] = []
    for distance in 0..<styles.count {
      for candidate in distance == 0 ? [index] : [index + distance, index - distance]
      where styles.indices.contains(candidate) {
        nearest.append(styles[candidate])
      }
    }
    let upright = nearest.map { "\(name)-\($0).\(fileExtension)" }
    guard isItalic else { return upright }
    return nearest.map { "\(name)-\($0 == "Regular" ? "" : $0)Italic.\(fileExtension)" } + upright
  }

  private static func style(_ weight: FontSpec.Weight) -> String {
    switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
