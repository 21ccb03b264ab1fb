import DarwinOverlay
import Testing

@Suite("Streams of functions")
struct StreamTests {
  private final class Memory {
    var bytes: [UInt8] = Array("hello".utf8)
    var place = 0
    var isClosed = false
  }

  private func open(_ memory: Memory) -> UnsafeMutablePointer<FILE>? {
    funopen(
      Unmanaged.passUnretained(memory).toOpaque(),
      { cookie, buffer, count in
        guard let cookie, let buffer else { return -1 }
        let memory = Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue()
        let part = memory.bytes.dropFirst(memory.place).prefix(Int(count))
        for (index, byte) in part.enumerated() { buffer[index] = CChar(bitPattern: byte) }
        memory.place += part.count
        return Int32(part.count)
      }, nil,
      { cookie, offset, _ in
        guard let cookie else { return -1 }
        Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue().place = Int(offset)
        return offset
      },
      { cookie in
        guard let cookie else { return -1 }
        Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue().isClosed = true
        return 0
      })
  }

  @Test("What a stream reads, seeks and closes are functions")
  func reading() throws {
    let memory = Memory()
    let file = try #require(open(memory))
    var buffer = [CChar](repeating: 0, count: 8)
    #expect(fread(&buffer, 1, 5, file) == 5)
    #expect(buffer.prefix(5).map { UInt8(bitPattern: $0) } == memory.bytes)
    #expect(fseek(file, 3, SEEK_SET) == 0 && fread(&buffer, 1, 2, file) == 2 && buffer[0] == 108)
    #expect(fclose(file) == 0 && memory.isClosed)
  }

  @Test("A stream that can do nothing is none")
  func nothing() {
    #expect(funopen(nil, nil, nil, nil, nil) == nil && errno == EINVAL)
  }
}
