import Foundation

extension URL {
  /// See [URL.AsyncBytes](https://developer.apple.com/documentation/foundation/url/asyncbytes).
  ///
  /// Of files; those of servers a session loads.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// See [AsyncIterator](https://developer.apple.com/documentation/foundation/url/asyncbytes/asynciterator).
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let url: URL
      private var bytes: FileHandle.AsyncBytes.AsyncIterator?

      fileprivate init(_ url: URL) { self.url = url }

      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          guard url.isFileURL else { throw windfallUnimplementedError("URL.resourceBytes") }
          bytes = try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()
        }
        return try await bytes?.next()
      }
    }

    fileprivate let url: URL

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
