import DarwinOverlay
import Foundation
import Testing

@Suite("Extended attributes of files")
struct ExtendedAttributeTests {
  /// A file that is gone after the test, as its path.
  private func withFile(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("attributes-\(UUID().uuidString)")
    try Data("text".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func names(_ path: String) -> Set<String> {
    let size = listxattr(path, nil, 0, 0)
    guard size > 0 else { return [] }
    var bytes = [CChar](repeating: 0, count: size)
    guard listxattr(path, &bytes, size, 0) == size else { return [] }
    return Set(bytes.split(separator: 0).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) })
  }

  @Test("An attribute is set, read, listed and removed by the name that the app gives it")
  func roundTrip() throws {
    try withFile { path in
      #expect(setxattr(path, "com.example.note", "value", 5, 0, 0) == 0)
      #expect(names(path) == ["com.example.note"])
      #expect(getxattr(path, "com.example.note", nil, 0, 0, 0) == 5)
      var bytes = [UInt8](repeating: 0, count: 5)
      #expect(getxattr(path, "com.example.note", &bytes, 5, 0, 0) == 5 && bytes == Array("value".utf8))
      #expect(removexattr(path, "com.example.note", 0) == 0)
      #expect(names(path).isEmpty)
    }
  }

  @Test("The same of a file that is open")
  func openFile() throws {
    try withFile { path in
      let file = open(path, O_RDWR)
      defer { close(file) }
      #expect(fsetxattr(file, "note", "value", 5, 0, 0) == 0)
      #expect(fgetxattr(file, "note", nil, 0, 0, 0) == 5)
      #expect(flistxattr(file, nil, 0, 0) == 5)
      #expect(fremovexattr(file, "note", 0) == 0)
      #expect(flistxattr(file, nil, 0, 0) == 0)
    }
  }

  @Test("What is not there, is there already, or is asked for from the middle, is an error")
  func errors() throws {
    try withFile { path in
      #expect(getxattr(path, "nothing", nil, 0, 0, 0) == -1 && errno == ENOATTR)
      #expect(setxattr(path, "note", "a", 1, 0, XATTR_REPLACE) == -1 && errno == ENOATTR)
      #expect(setxattr(path, "note", "a", 1, 0, XATTR_CREATE) == 0)
      #expect(setxattr(path, "note", "b", 1, 0, XATTR_CREATE) == -1 && errno == EEXIST)
      #expect(getxattr(path, "note", nil, 0, 1, 0) == -1 && errno == EINVAL)
      var name: CChar = 0
      #expect(listxattr(path, &name, 1, 0) == -1 && errno == ERANGE)
      #expect(getxattr(path, String(repeating: "n", count: 300), nil, 0, 0, 0) == -1 && errno == ENAMETOOLONG)
    }
  }
}
