import Foundation

/// The kinds of interface files, and what they are called in a bundle.
enum InterfaceFileKind: String {
  case storyboard
  case xib

  init?(_ file: URL) { self.init(rawValue: file.pathExtension) }

  var builtExtension: String {
    switch self {
    case .storyboard: "storyboardc"
    case .xib: "nib"
    }
  }
}
