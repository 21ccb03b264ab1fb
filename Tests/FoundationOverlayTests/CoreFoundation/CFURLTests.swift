import Foundation
import FoundationOverlay
import Testing

@Suite("URLs of Core Foundation")
struct CFURLTests {
  private let text = "https://me:word@www.example.com:81/a%20b/c.txt?q=1#end"

  private func url() throws -> CFURL {
    let bytes = Array(text.utf8)
    let made = bytes.withUnsafeBytes { bytes in
      CFURLCreateAbsoluteURLWithBytes(
        kCFAllocatorDefault, bytes.baseAddress, bytes.count, CFStringBuiltInEncodings.ASCII.rawValue, nil, false)
    }
    return try #require(made)
  }

  private func part(_ component: CFURLComponentType, of url: CFURL) -> String? {
    var bytes = [UInt8](repeating: 0, count: CFURLGetBytes(url, nil, 0))
    CFURLGetBytes(url, &bytes, bytes.count)
    let range = CFURLGetByteRangeForComponent(url, component, nil)
    guard range.location != kCFNotFound else { return nil }
    return String(decoding: bytes[range.location..<range.location + range.length], as: UTF8.self)
  }

  @Test("The bytes of each part are those that were given")
  func parts() throws {
    let url = try url()
    let parts: [CFURLComponentType: String] = [
      .scheme: "https", .user: "me", .password: "word", .host: "www.example.com", .port: "81", .path: "/a%20b/c.txt",
      .query: "q=1", .fragment: "end",
    ]
    for (component, expected) in parts { #expect(part(component, of: url) == expected) }
    #expect((url as URL).absoluteString == text)
    let plain = try #require(CFURLCreateWithString(nil, "mail:me", nil))
    #expect(part(.host, of: plain) == nil)
  }

  @Test("A part with its separators is longer")
  func separators() throws {
    var wide = CFRange()
    let range = CFURLGetByteRangeForComponent(try url(), .query, &wide)
    #expect(range.length == 3)
    #expect(wide.length == 5)
  }

  @Test("The parts have functions of their own")
  func copies() throws {
    let url = try url()
    #expect(CFURLCopyScheme(url) as String? == "https")
    #expect(CFURLCopyHostName(url) as String? == "www.example.com")
    #expect(CFURLGetPortNumber(url) == 81)
    #expect(CFURLCopyUserName(url) as String? == "me")
    #expect(CFURLCopyPassword(url) as String? == "word")
    #expect(CFURLCopyLastPathComponent(url) as String? == "c.txt")
    #expect(CFURLCopyPathExtension(url) as String? == "txt")
    #expect(!CFURLHasDirectoryPath(url))
    #expect(CFURLGetPortNumber(CFURLCreateWithString(nil, "https://a.b", nil)) == -1)
  }
}
