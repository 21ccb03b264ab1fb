import Foundation
import FoundationOverlay
import Testing

struct StreamInterceptionTests {
  @Test("A stream has no error until it fails")
  func errors() {
    let (input, output) = (InputStream(data: Data([1])), OutputStream(toMemory: ()))
    #expect(input.streamError == nil && output.streamError == nil)
    input.open()
    output.open()
    #expect((input as Stream).streamError == nil && (output as Stream).streamError == nil)
    input.close()
    output.close()
    #expect(input.streamError == nil && output.streamError == nil)
  }

  @Test("A stream that cannot be opened says why")
  func failure() throws {
    let input = try #require(InputStream(fileAtPath: "/dev/null/a"))
    let output = try #require(OutputStream(toFileAtPath: "/dev/null/b", append: false))
    input.open()
    output.open()
    #expect(input.streamStatus == .error && output.streamStatus == .error)
    #expect(input.streamError != nil && output.streamError != nil)
  }
}
