import Foundation
import Testing

@testable import WindfallProject

struct InputFileTests {
  @Test func `files and folders can be read, pipes and devices cannot, and nobody waits for them`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("let a = 1", to: "A.swift")
    let pipe = folder.url.appendingPathComponent("Pipe.swift")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(InputFile.problem(at: file.path) == nil)
    #expect(InputFile.problem(at: folder.url.path) == nil)
    #expect(InputFile.problem(at: pipe.path) == "is a pipe, not a file")
    #expect(InputFile.problem(at: "/dev/zero") == "is a device, not a file")
    #expect(InputFile.problem(at: file.path + "x") == "is missing")
    #expect(InputFile.text(at: file) == "let a = 1")
    #expect(InputFile.text(at: pipe) == nil)
  }

  @Test func `a file that is larger than any source is none`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "Huge.swift")
    #expect(truncate(file.path, 3 << 30) == 0)
    #expect(InputFile.problem(at: file.path, isSource: true) == "has 3072 MB, more than any source")
    #expect(InputFile.problem(at: file.path) == nil)
    #expect(InputFile.data(at: file) == nil)
    #expect(InputFile.complaint(at: file) == "cannot be read: it has 3072 MB, more than any source")
  }

  @Test func `what the system makes up is no file of a project, also by a link`() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appendingPathComponent("Odd.txt")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/proc/self/mem")
    #expect(InputFile.problem(at: link.path) == "is made up by the system, and no file of a project")
  }
}
