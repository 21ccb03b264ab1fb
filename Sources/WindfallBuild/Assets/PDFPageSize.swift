import Foundation
import WindfallCore

/// How large the first page of a PDF file is.
enum PDFPageSize {
  /// In its units; nil for what is no PDF file.
  static func read(_ data: Data) -> CGSize? {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    return box("/CropBox", in: data) ?? box("/MediaBox", in: data) ?? compressedBox(in: data)
  }

  private static func box(_ key: String, in data: Data) -> CGSize? {
    guard let found = data.range(of: Data(key.utf8)) else { return nil }
    let text = String(decoding: data[found.upperBound...].prefix(200), as: UTF8.self)
    guard let start = text.firstIndex(of: "["), let end = text[start...].firstIndex(of: "]"),
      text[..<start].allSatisfy(\.isWhitespace)
    else { return nil }
    let edges = text[text.index(after: start)..<end].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard edges.count == 4 else { return nil }
    let size = CGSize(width: abs(edges[2] - edges[0]), height: abs(edges[3] - edges[1]))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Newer files keep their pages in compressed streams.
  private static func compressedBox(in data: Data) -> CGSize? {
    var start = data.startIndex
    while let found = data.range(of: Data("stream".utf8), in: start..<data.endIndex) {
      start = found.upperBound
      var first = start
      while first < data.endIndex, data[first] == 0x0D || data[first] == 0x0A { first += 1 }
      guard first < data.endIndex, data[first] & 0x0F == 8,
        let content = Inflate.zlib(data[first...], limit: 1 << 22)
      else { continue }
      if let size = box("/CropBox", in: content) ?? box("/MediaBox", in: content) { return size }
    }
    return nil
  }
}
