import Foundation
import WindfallProject

/// A value of a `Contents.json`, which knows its file and its place there for messages.
struct AssetContents {
  let file: URL
  /// Such as `images[2].size`; empty for the whole file.
  let place: String
  private let value: Any

  private init(file: URL, place: String, value: Any) {
    self.file = file
    self.place = place
    self.value = value
  }

  /// Reads a file; nil where there is none.
  init?(file: URL) throws(BuildError) {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = InputFile.data(at: file) else {
      throw BuildError(.buildFailed, "\(file.path): the file \(InputFile.complaint(at: file))")
    }
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw BuildError(
        .buildFailed,
        "\(file.path): the asset catalog's file is damaged: \(Self.reason(error, in: data)); open the catalog in Xcode, "
          + "or take it from version control again")
    }
    self.file = file
    place = ""
    guard value is [String: Any] else { throw self.error("it holds no object") }
  }

  /// The value of a key; nil where there is none.
  subscript(key: String) -> AssetContents? {
    guard let value = (value as? [String: Any])?[key], !(value is NSNull) else { return nil }
    return AssetContents(file: file, place: place.isEmpty ? key : "\(place).\(key)", value: value)
  }

  /// The elements of a list; none where there is no such key.
  func list(_ key: String) throws(BuildError) -> [AssetContents] {
    guard let child = self[key] else { return [] }
    guard let list = child.value as? [Any] else { throw child.error("this is no list") }
    return list.indices.map { AssetContents(file: file, place: "\(child.place)[\($0)]", value: list[$0]) }
  }

  /// The text of a key; nil where there is none.
  func text(_ key: String) throws(BuildError) -> String? {
    guard let child = self[key] else { return nil }
    guard let text = child.value as? String else { throw child.error("this is no text") }
    return text
  }

  /// The number of a key, which may be written as a text as well.
  func number(_ key: String) throws(BuildError) -> Double? {
    guard let child = self[key] else { return nil }
    if let number = child.value as? NSNumber { return number.doubleValue }
    guard let text = child.value as? String, let number = Double(text) else { throw child.error("this is no number") }
    return number
  }

  func isTrue(_ key: String) -> Bool { (self[key]?.value as? NSNumber)?.boolValue ?? false }

  /// The value itself, if it is a number as opposed to the text of one.
  var plainNumber: Double? { (value as? NSNumber)?.doubleValue }

  func error(_ message: String) -> BuildError {
    let element = place.isEmpty ? "" : "\(place): "
    return BuildError(.buildFailed, "\(file.path): \(element)\(message); mend it in Xcode")
  }

  /// What is wrong with the text, with the place where Foundation names one.
  private static func reason(_ error: any Error, in data: Data) -> String {
    if data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return "it is empty" }
    let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    let text = details.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    return text.isEmpty ? "it is no JSON" : text.prefix(1).lowercased() + text.dropFirst()
  }
}
