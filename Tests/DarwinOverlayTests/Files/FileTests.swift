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

  @Test("The permissions of a symbolic link can be set, and those of a file that is not there cannot")
  func links() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    #expect(symlink("/nothing", path) == 0)
    defer { unlink(path) }
    #expect(lchmod(path, 0o600) == 0)
    #expect(lchmod(path + "-", 0o600) == -1 && errno == ENOENT)
  }

  @Test("A file has attributes of its own, with Darwin's arguments and without Linux's prefix")
  func attributes() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data([1]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let path: String? = url.path
    guard setxattr(path, "com.example.note", "hello", 5, 0, 0) == 0 else {
      // Some file systems keep none.
      #expect(errno == ENOTSUP)
      return
    }
    #expect(setxattr(path, "com.example.note", "hello", 5, 0, XATTR_CREATE) == -1 && errno == EEXIST)
    var value = [UInt8](repeating: 0, count: 8)
    #expect(getxattr(path, "com.example.note", &value, value.count, 0, 0) == 5)
    #expect(String(decoding: value.prefix(5), as: UTF8.self) == "hello")
    var names = [CChar](repeating: 0, count: listxattr(path, nil, 0, 0))
    #expect(listxattr(path, &names, names.count, XATTR_NOFOLLOW) == names.count)
    #expect(String(decoding: names.map(UInt8.init(bitPattern:)), as: UTF8.self) == "com.example.note\0")
    #expect(listxattr(path, &names, 3, 0) == -1 && errno == ERANGE)
    #expect(removexattr(path, "com.example.note", 0) == 0)
    #expect(getxattr(path, "com.example.note", nil, 0, 0, 0) == -1 && errno == ENOATTR)
    #expect(setxattr(path, nil, nil, 0, 0, 0) == -1)
  }

  @Test("What opening gave can be used without looking whether it is there")
  func streams() {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let file: UnsafeMutablePointer<FILE>? = fopen(path, "w+")
    defer { unlink(path) }
    #expect(fputs("abc\n", file) >= 0)
    #expect(ftell(file) == 4)
    #expect(fseek(file, 1, SEEK_SET) == 0)
    var text = [CChar](repeating: 0, count: 8)
    #expect(fgets(&text, 8, file) != nil)
    #expect(text.prefix(3) == [98, 99, 10])
    #expect(fread(&text, 1, 1, file) == 0)
    #expect(feof(file) != 0 && ferror(file) == 0 && fileno(file) > 2)
    rewind(file)
    #expect(fwrite(text, 1, 1, file) == 1)
    #expect(fclose(file) == 0)
    let image: UnsafeMutableRawPointer? = dlopen(nil, RTLD_LAZY)
    #expect(dlclose(image) == 0)
    let folder: OpaquePointer? = opendir("/")
    #expect(readdir(folder) != nil && closedir(folder) == 0)
  }

  @Test("A file has its times under Darwin's names")
  func times() {
    var status = stat()
    status.st_atim.tv_sec = 1
    status.st_mtimespec.tv_sec = 2
    #expect(status.st_atimespec.tv_sec == 1 && status.st_mtim.tv_sec == 2 && status.st_ctimespec.tv_sec == 0)
  }

  @Test("A source tells what happens to a file, and its folder")
  func changes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("file")
    let queue = DispatchQueue(label: "changes")
    func happens(to path: String, _ work: () throws -> Void) async throws -> DispatchSource.FileSystemEvent {
      let descriptor = open(path, O_EVTONLY)
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .delete, .rename], queue: queue)
      let (events, sent) = AsyncStream.makeStream(of: DispatchSource.FileSystemEvent.self)
      source.setEventHandler { sent.yield(source.data) }
      source.setCancelHandler {
        close(source.handle)
        sent.finish()
      }
      source.resume()
      try work()
      let first = await events.first { _ in true }
      source.cancel()
      return try #require(first)
    }
    #expect(try await happens(to: folder.path) { try Data([1]).write(to: url) } == .write)
    #expect(try await happens(to: url.path) { try Data([2]).write(to: url) } == .write)
    let other = folder.appendingPathComponent("other")
    #expect(try await happens(to: url.path) { try FileManager.default.moveItem(at: url, to: other) } == .rename)
    #expect(try await happens(to: other.path) { try FileManager.default.removeItem(at: other) } == .delete)
  }
}
