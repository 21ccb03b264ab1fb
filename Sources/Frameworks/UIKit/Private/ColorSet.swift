import Synchronization
import WindfallCore

/// A colour of an asset catalog, read from its `Contents.json`.
struct ColorSet: Sendable {
  var light: DisplayColor
  var dark: DisplayColor?

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { var appearance: String, value: String }
      struct Color: Decodable { var components: [String: String]? }
      var appearances: [Appearance]?
      var color: Color?
    }

    var colors: [Entry]
  }

  private static let known = Mutex<[String: ColorSet?]>([:])

  static func named(_ name: String, in bundle: Bundle) -> ColorSet? {
    let key = bundle.bundlePath + "\n" + name
    if let set = known.withLock({ $0[key] }) { return set }
    let set = find(name, in: bundle)
    known.withLock { $0[key] = .some(set) }
    return set
  }

  private static func find(_ name: String, in bundle: Bundle) -> ColorSet? {
    let manager = FileManager.default
    let wanted = "/" + name + ".colorset"
    for catalog in (try? manager.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
    where catalog.hasSuffix(".xcassets") {
      let folder = bundle.bundlePath + "/" + catalog
      for path in manager.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
      where ("/" + path).hasSuffix(wanted) {
        guard let data = manager.contents(atPath: folder + "/" + path + "/Contents.json"),
          let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { continue }
        return ColorSet(contents)
      }
    }
    return nil
  }

  private init?(_ contents: Contents) {
    func color(dark isDark: Bool) -> DisplayColor? {
      contents.colors.first { entry in
        (entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false) == isDark
      }?.color?.components.flatMap(ColorSet.display)
    }
    guard let light = color(dark: false) else { return nil }
    self.light = light
    dark = color(dark: true)
  }

  /// Components are fractions, whole numbers up to 255 or hexadecimal numbers.
  private static func display(_ components: [String: String]) -> DisplayColor? {
    func value(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = value("white") { return DisplayColor(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
    return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
