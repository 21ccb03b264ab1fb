/// Puts texts, addresses and pictures on the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }

  override var activityTitle: String? { "Copy" }

  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    if let texts = values(String.self) {
      board.strings = texts
    } else if let urls = values(URL.self) {
      board.urls = urls
    } else {
      board.images = values(UIImage.self)
    }
    activityDidFinish(true)
  }

  private func values<Value>(_ type: Value.Type) -> [Value]? {
    let values = items.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }
}
