import Foundation

/// Reads a `.xcstrings` file.
public struct StringCatalogFile {
  private let url: URL

  /// Makes a reader of the file there.
  public init(_ url: URL) { self.url = url }

  /// The tables that the catalog stands for, by language.
  public func tables() throws(ProjectError) -> [String: LocalizedTable] {
    var compilation = StringCatalogCompilation(try catalog())
    do {
      return try compilation.tables()
    } catch {
      throw self.error(error.description)
    }
  }

  /// The texts that Xcode gives Swift names, by their keys: those that the user takes care of.
  public func symbols() throws(ProjectError) -> [StringCatalogSymbol] {
    let catalog = try catalog()
    return catalog.strings.sorted { $0.key < $1.key }.filter { $0.value.extractionState == "manual" }
      .map { StringCatalogSymbol(key: $0.key, $0.value, sourceLanguage: catalog.sourceLanguage) }
  }

  private func catalog() throws(ProjectError) -> StringCatalog {
    guard let data = InputFile.data(at: url) else { throw error("the file \(InputFile.complaint(at: url))") }
    do {
      return try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch {
      throw damaged(error, data)
    }
  }

  private func damaged(_ error: any Error, _ data: Data) -> ProjectError {
    if data.range(of: Data("\n<<<<<<< ".utf8)) != nil {
      return self.error("the string catalog is damaged", advice: "resolve the merge conflict in it")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      return self.error("\(Self.place(context)) has no \"\(key.stringValue)\"")
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      return self.error("\(Self.place(context)) is not of the kind that string catalogs have there")
    case .dataCorrupted(let context)?:
      let text = (context.underlyingError.map { $0 as NSError }?.userInfo[NSDebugDescriptionErrorKey] as? String) ?? ""
      return self.error(
        "the string catalog is damaged: it is no JSON", line: Self.line(in: text) ?? Self.lastLine(of: data))
    case nil: return self.error("the string catalog is damaged")
    @unknown default: return self.error("the string catalog is damaged")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "the catalog" : context.codingPath.map { "\"\($0.stringValue)\"" }.joined(separator: ".")
  }

  /// Foundation writes "around line 3, column 5".
  private static func line(in text: String) -> Int? {
    text.range(of: "line ").flatMap { Int(text[$0.upperBound...].prefix(while: \.isNumber)) }
  }

  /// Where a file ends that is cut short.
  private static func lastLine(of data: Data) -> Int { 1 + data.dropLast().count { $0 == 0x0A } }

  private func error(_ message: String, line: Int = 0, advice: String = "mend it in Xcode") -> ProjectError {
    ProjectError(message, path: line > 0 ? "\(url.path):\(line)" : url.path, advice: advice)
  }
}
