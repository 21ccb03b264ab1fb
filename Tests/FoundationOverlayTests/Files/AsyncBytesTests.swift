import Foundation
import FoundationOverlay
import Testing

@Suite("Bytes and lines of files")
struct AsyncBytesTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("The lines of a file, without empty ones")
  func lines() async throws {
    let url = try file("one\ntwo\r\n\nthrée")
    defer { try? FileManager.default.removeItem(at: url) }
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["one", "two", "thrée"])
  }

  @Test("The bytes of a file, more than are read at once")
  func bytes() async throws {
    let url = try file(String(repeating: "a", count: 40_000))
    defer { try? FileManager.default.removeItem(at: url) }
    var count = 0
    for try await byte in url.resourceBytes where byte == UInt8(ascii: "a") { count += 1 }
    #expect(count == 40_000)
  }

  @Test("A handle goes on where it is")
  func handle() async throws {
    let url = try file("skip rest\nof it")
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: 5)
    var lines: [String] = []
    for try await line in handle.bytes.lines { lines.append(line) }
    #expect(lines == ["rest", "of it"])
  }

  @Test("A pipe ends when it is closed for writing")
  func pipe() async throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a\nb\n".utf8))
    try pipe.fileHandleForWriting.close()
    var lines: [String] = []
    for try await line in pipe.fileHandleForReading.bytes.lines { lines.append(line) }
    #expect(lines == ["a", "b"])
  }

  @Test("A file that is not there fails")
  func missing() async {
    let url = URL(fileURLWithPath: "/nowhere/at all")
    await #expect(throws: (any Error).self) {
      for try await _ in url.lines {}
    }
  }
}
