import DarwinOverlay
import Foundation
import Testing

@Suite("Files")
struct FileTests {
  @Test("A file is known for what it is")
  func kinds() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data([1]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let descriptor = open(url.path, O_RDWR)
    defer { close(descriptor) }
    var values = stat()
    #expect(fstat(descriptor, &values) == 0)
    #expect(S_ISREG(values.st_mode))
    #expect(!S_ISDIR(values.st_mode))
  }

  @Test("A file has its times under Darwin's names")
  func times() {
    var status = stat()
    status.st_atim.tv_sec = 1
    status.st_mtimespec.tv_sec = 2
    #expect(status.st_atimespec.tv_sec == 1 && status.st_mtim.tv_sec == 2 && status.st_ctimespec.tv_sec == 0)
  }
}
