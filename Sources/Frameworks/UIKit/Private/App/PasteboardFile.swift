/// The general pasteboard of a UI test and its app, which are two processes: a file that both of them read and write.
struct PasteboardFile {
  private enum Kind {
    static let plain = "plain"
    static let url = "url"
    static let image = "image"
  }

  private let path: String

  init(path: String) { self.path = path }

  /// Named by the tool that runs UI tests; elsewhere there is no file.
  static let shared = getenv("WINDFALL_APP_PASTEBOARD").map { PasteboardFile(path: String(cString: $0)) }

  /// Nil where nothing has been written yet.
  @MainActor func read() -> (items: [[String: Any]], changeCount: Int)? {
    guard let data = FileManager.default.contents(atPath: path),
      let contents = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let items = contents["items"] as? [[String: [String: Any]]], let changeCount = contents["changes"] as? Int
    else { return nil }
    return (items.map { $0.compactMapValues { decoded($0) } }, changeCount)
  }

  /// Leaves out what another process cannot be given, such as colours and objects of the app's own classes.
  @MainActor func write(_ items: [[String: Any]], changeCount: Int) {
    let contents: [String: Any] = [
      "items": items.map { $0.compactMapValues { encoded($0) } }, "changes": changeCount,
    ]
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: contents, format: .binary, options: 0)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      Notice.say("The pasteboard cannot be shared with the other process of the test: \(error)")
    }
  }

  @MainActor private func encoded(_ value: Any) -> [String: Any]? {
    switch value {
    case let url as URL: [Kind.url: url.absoluteString]
    case let image as UIImage: image.pngData().map { [Kind.image: $0] }
    case let text as String: [Kind.plain: text]
    case let data as Data: [Kind.plain: data]
    case let number as NSNumber: [Kind.plain: number]
    case let date as Date: [Kind.plain: date]
    default: nil
    }
  }

  @MainActor private func decoded(_ value: [String: Any]) -> Any? {
    switch value.first {
    case (Kind.url, let text as String)?: URL(string: text)
    case (Kind.image, let data as Data)?: UIImage(data: data)
    case (Kind.plain, let plain)?: plain
    default: nil
    }
  }
}
