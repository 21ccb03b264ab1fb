@_spi(Windfall) import FoundationOverlay
import Synchronization
import WindfallCore

/// Puts the texts of a language into an interface file, from a table whose keys name objects and their properties, such
/// as `x3d-aB-9Kz.normalTitle`.
struct InterfaceTranslation {
  private var texts: [String: [(property: String, text: String)]] = [:]

  init(_ table: [String: String]) {
    for (key, text) in table.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), text))
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  func translated(_ element: InterfaceElement) -> InterfaceElement {
    var result = element
    result.children = element.children.map(translated)
    for (property, text) in element.id.flatMap({ texts[$0] }) ?? [] { Self.set(text, property, on: &result) }
    return result
  }

  /// Properties that an element does not have, because the file has changed since it was translated, are left out, as
  /// iOS does.
  private static func set(_ text: String, _ property: String, on element: inout InterfaceElement) {
    if let (list, index) = listItem(property) {
      return setItem(text, index, of: list, on: &element)
    }
    switch property {
    case "normalTitle": setState(text, "normal", on: &element)
    case "highlightedTitle": setState(text, "highlighted", on: &element)
    case "selectedTitle": setState(text, "selected", on: &element)
    case "disabledTitle": setState(text, "disabled", on: &element)
    case "configuration.title": setChild(text, "title", key: "configuration", on: &element)
    case "configuration.subtitle": setChild(text, "subtitle", key: "configuration", on: &element)
    case "accessibilityLabel": setChild(text, "label", key: "accessibilityConfiguration", on: &element)
    case "accessibilityHint": setChild(text, "hint", key: "accessibilityConfiguration", on: &element)
    case "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue", "backButtonTitle":
      element.attributes[property] = text
    default: break
    }
  }

  /// The name and the place in `segmentTitles[1]`.
  private static func listItem(_ property: String) -> (list: String, index: Int)? {
    guard property.hasSuffix("]"), let bracket = property.firstIndex(of: "["),
      let index = Int(property[bracket...].dropFirst().dropLast())
    else { return nil }
    return (String(property[..<bracket]), index)
  }

  private static func setItem(_ text: String, _ index: Int, of list: String, on element: inout InterfaceElement) {
    let attribute = "userDefinedRuntimeAttribute"
    switch list {
    case "segmentTitles":
      change("segments", on: &element) { if $0.indices.contains(index) { $0[index].attributes["title"] = text } }
    case "scopeButtonTitles":
      change(list, on: &element) { if $0.indices.contains(index) { $0[index].text = text } }
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      change("\(attribute)s", on: &element) { attributes in
        let texts = attributes.indices.filter { attributes[$0].name == attribute && attributes[$0]["type"] == "string" }
        if texts.indices.contains(index) { attributes[texts[index]].attributes["value"] = text }
      }
    default: break
    }
  }

  private static func setState(_ text: String, _ state: String, on element: inout InterfaceElement) {
    guard let index = element.children.firstIndex(where: { $0.name == "state" && $0.key == state }) else { return }
    element.children[index].attributes["title"] = text
  }

  private static func setChild(_ text: String, _ attribute: String, key: String, on element: inout InterfaceElement) {
    guard let index = element.children.firstIndex(where: { $0.key == key }) else { return }
    element.children[index].attributes[attribute] = text
  }

  private static func change(
    _ list: String, on element: inout InterfaceElement, _ change: (inout [InterfaceElement]) -> Void
  ) {
    guard let index = element.children.firstIndex(where: { $0.name == list }) else { return }
    change(&element.children[index].children)
  }
}

/// The storyboards and nibs of bundles, each read once.
enum InterfaceLibrary {
  private static let known = Mutex<[String: InterfaceDocument?]>([:])

  static func document(named name: String, type: String, in bundle: Bundle) -> InterfaceDocument? {
    let key = "\(bundle.bundlePath)\n\(name).\(type)"
    if let document = known.withLock({ $0[key] }) { return document }
    let document = path(of: "\(name).\(type)", in: bundle).map { localized($0, table: name, in: bundle) }
    known.withLock { $0[key] = .some(document) }
    return document
  }

  /// The file itself, or the version in the folder of a language: those of the app first, then the base language and
  /// that of development.
  private static func path(of file: String, in bundle: Bundle) -> String? {
    let localizations = BundleLocalizations.of(bundle)
    let languages = localizations.preferred + localizations.fallbacks
    let others = localizations.all.filter { !languages.contains($0) }
    return ([""] + (languages + others).map { "\($0).lproj" }).lazy.map { "\(bundle.bundlePath)/\($0)/\(file)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The document in the language of the app. A version that was made for one language has its texts already.
  private static func localized(_ path: String, table: String, in bundle: Bundle) -> InterfaceDocument {
    var document = read(path)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.pathExtension != "lproj" || folder.lastPathComponent == "Base.lproj" else { return document }
    let translation = InterfaceTranslation(StringTableLibrary.texts(table: table, in: bundle))
    if !translation.isEmpty { document.root = translation.translated(document.root) }
    return document
  }

  private static func read(_ path: String) -> InterfaceDocument {
    do {
      return try InterfaceDocument(wireBytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      fatalError("\(path): the built interface file cannot be read: \(error); build the project anew")
    }
  }
}
