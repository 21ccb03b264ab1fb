import Foundation
import Glibc

extension FileHandle {
  /// See [FileHandle.AsyncBytes](https://developer.apple.com/documentation/foundation/filehandle/asyncbytes).
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// See [Iterator](https://developer.apple.com/documentation/foundation/filehandle/asyncbytes/iterator).
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let file: FileHandle
      private var part: [UInt8] = []
      private var index = 0
      private var isAtEnd = false

      fileprivate init(_ file: FileHandle) { self.file = file }

      public mutating func next() async throws -> UInt8? {
        if index == part.count {
          guard !isAtEnd else { return nil }
          try Task.checkCancellation()
          part = try await FileHandle.part(of: file)
          index = 0
          isAtEnd = part.isEmpty
          guard !isAtEnd else { return nil }
        }
        defer { index += 1 }
        return part[index]
      }
    }

    private let file: FileHandle

    fileprivate init(_ file: FileHandle) { self.file = file }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file) }
  }

  /// From where the handle is to the end of its file.
  public var bytes: AsyncBytes { AsyncBytes(self) }

  /// What there is to read, which for a pipe has to be waited for: not on a thread of those that tasks share.
  private static func part(of file: FileHandle) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try file.availablePart() }) }
    }
  }

  private func availablePart() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
      if count >= 0 { return Array(buffer[..<count]) }
      guard errno == EINTR else { throw CocoaError(.fileReadUnknown) }
    }
  }
}
