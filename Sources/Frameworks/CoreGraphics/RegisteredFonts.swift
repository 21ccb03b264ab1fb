import Foundation
import Synchronization

/// The fonts that the process may name beside those that come with iOS.
@_spi(Windfall) public enum RegisteredFonts {
  private static let added = Mutex<[FontFile]>([])

  /// Those that the app's Info.plist lists.
  private static let listed: [FontFile] = {
    let paths = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    return paths.compactMap { path in
      Bundle.main.resourceURL.flatMap { try? Data(contentsOf: $0.appendingPathComponent(path)) }.flatMap(FontFile.init)
    }
  }()

  public static var all: [FontFile] { listed + added.withLock { $0 } }

  /// The font of this name, which is its own, or that of its family.
  public static func font(named name: String) -> FontFile? {
    let all = all
    if let named = all.first(where: { $0.postScriptName == name || $0.fullName == name }) { return named }
    return all.filter { $0.family == name }.min { $0.distanceFromRegular < $1.distanceFromRegular }
  }

  static func add(_ file: FontFile) -> Bool {
    guard !listed.contains(file) else { return false }
    return added.withLock { fonts in
      guard !fonts.contains(file) else { return false }
      fonts.append(file)
      return true
    }
  }

  static func remove(_ file: FontFile) -> Bool {
    added.withLock { fonts in
      guard let index = fonts.firstIndex(of: file) else { return false }
      fonts.remove(at: index)
      return true
    }
  }
}
