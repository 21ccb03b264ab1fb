import Foundation

/// Where a document goes: [CGDataConsumer](https://developer.apple.com/documentation/coregraphics/cgdataconsumer).
public final class CGDataConsumer {
  let take: (Data) -> Void

  public init?(data: NSMutableData) { take = { data.append($0) } }

  public init?(url: NSURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    take = { try? $0.write(to: url) }
  }
}
