extension URLSession {
  /// See [AsyncBytes](https://developer.apple.com/documentation/foundation/urlsession/asyncbytes).
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// See [Iterator](https://developer.apple.com/documentation/foundation/urlsession/asyncbytes/iterator).
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var parts: AsyncThrowingStream<Data, any Error>.Iterator
      private var part = Data()
      private var index = 0

      fileprivate init(_ parts: AsyncThrowingStream<Data, any Error>.Iterator) {
        self.parts = parts
      }

      public mutating func next() async throws -> UInt8? {
        while index == part.count {
          guard let next = try await parts.next() else { return nil }
          part = Data(next)
          index = 0
        }
        defer { index += 1 }
        return part[index]
      }
    }

    public let task: URLSessionDataTask
    private let parts: AsyncThrowingStream<Data, any Error>

    init(task: URLSessionDataTask, parts: AsyncThrowingStream<Data, any Error>) {
      self.task = task
      self.parts = parts
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts.makeAsyncIterator()) }
  }
}
