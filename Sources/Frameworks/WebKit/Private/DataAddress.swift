/// What an address of the scheme `data` holds.
struct DataAddress {
  let type: String
  let bytes: Data

  /// Nil where the address is none.
  init?(_ url: URL) {
    let text = url.absoluteString.dropFirst("data:".count)
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let parts = text[..<comma].split(separator: ";").map(String.init)
    let content = String(text[text.index(after: comma)...])
    type = parts.first { $0.contains("/") } ?? "text/plain"
    let plain = content.removingPercentEncoding ?? content
    if parts.contains("base64") {
      guard let data = Data(base64Encoded: plain) else { return nil }
      bytes = data
    } else {
      bytes = Data(plain.utf8)
    }
  }
}
