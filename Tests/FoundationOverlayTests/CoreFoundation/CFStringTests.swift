import FoundationOverlay
import Foundation
import Testing

@Suite("Types that are bridged free of charge")
struct CFStringTests {
  @Test("Values are cast to Core Foundation's types and back")
  func casts() {
    #expect(("text" as CFString) as String == "text")
    #expect((["a": 1] as CFDictionary) as? [String: Int] == ["a": 1])
    #expect(([1, 2] as CFArray) as? [Int] == [1, 2])
    #expect((Data([1]) as CFData) as Data == Data([1]))
    let value: CFTypeRef = 5 as NSNumber
    #expect(CFBridgingRelease(CFBridgingRetain("text")) as? String == "text")
    #expect((value as? Int) == 5)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    let opaque = Unmanaged.passRetained("kept" as CFString).toOpaque()
    #expect(Unmanaged<CFString>.fromOpaque(opaque).takeRetainedValue() as String == "kept")
  }

  @Test("Types are told apart, truth from numbers too")
  func types() {
    #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(true as NSNumber) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(1 as NSNumber) == CFNumberGetTypeID())
    #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSMutableArray()) == CFArrayGetTypeID())
    #expect(CFNumberIsFloatType(1.5 as NSNumber))
    #expect(!CFNumberIsFloatType(1 as NSNumber))
    #expect(CFEqual("a" as CFString, NSString(string: "a")))
    #expect(!CFEqual("a" as CFString, 1 as NSNumber))
    #expect(CFHash("a" as CFString) == CFHash(NSString(string: "a")))
  }

  @Test("How often an object is held tells whether something holds it more")
  func retainCount() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let holder = [object]
    #expect(CFGetRetainCount(object) > before && before > 0)
    withExtendedLifetime(holder) {}
    #expect(CFGetRetainCount(nil) == 0)
  }

  @Test("Integers have the limits of Objective-C's")
  func limits() {
    #expect(NSIntegerMax == .max && NSIntegerMin == .min && NSUIntegerMax == .max)
  }

  @Test("Encodings have the numbers of both libraries")
  func encodings() {
    let latin = CFStringConvertIANACharSetNameToEncoding("iso-8859-1" as CFString)
    #expect(latin == CFStringBuiltInEncodings.isoLatin1.rawValue)
    #expect(CFStringConvertEncodingToNSStringEncoding(latin) == String.Encoding.isoLatin1.rawValue)
    let text = CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue)
    #expect(text == CFStringBuiltInEncodings.UTF8.rawValue)
    #expect((CFStringConvertEncodingToIANACharSetName(text) as String?)?.lowercased() == "utf-8")
    #expect(CFStringConvertIANACharSetNameToEncoding("nonsense" as CFString) == kCFStringEncodingInvalidId)
  }

  @Test("Texts are transformed, and addresses made and escaped")
  func texts() {
    let text = NSMutableString(string: "Ünïcode")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text as String == "Unicode")
    text.setString("привет")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(text as String == "privet")
    #expect(
      CFURLCreateWithString(nil, "path" as CFString, NSURL(string: "https://a.b/"))?.absoluteString
        == "https://a.b/path")
    let escaped = CFURLCreateStringByAddingPercentEscapes(nil, "a b&c" as CFString, nil, "&" as CFString, 0x0800_0100)
    #expect(escaped as String? == "a%20b%26c")
    let data = CFDataCreateMutable(nil, 0)
    CFDataAppendBytes(data, [1, 2, 3], 3)
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)?[2] == 3)
  }

  @Test(arguments: [
    (CFStringEncodings.GB_18030_2000, "中文", [0xD6, 0xD0, 0xCE, 0xC4]), (.big5, "中文", [0xA4, 0xA4, 0xA4, 0xE5]),
    (.EUC_KR, "한", [0xC7, 0xD1]), (.KOI8_R, "да", [0xC4, 0xC1]), (.isoLatin9, "€", [0xA4]),
  ])
  func encodingsOfOtherWritingsAreReadByTheirNumbers(_ encoding: CFStringEncodings, _ text: String, _ bytes: [UInt8]) {
    let number = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(encoding.rawValue))
    #expect(String(data: Data(bytes), encoding: String.Encoding(rawValue: number)) == text)
  }

  @Test func escapesAreReplacedButThoseOfCharactersToKeep() {
    func replaced(_ text: String, keeping kept: CFString?) -> String? {
      CFURLCreateStringByReplacingPercentEscapes(nil, text as CFString, kept).map { $0 as String }
    }
    #expect(replaced("a%20b%2fc%C3%A9", keeping: "" as CFString) == "a b/cé")
    #expect(replaced("a%20b%2fc%C3%A9", keeping: "/é" as CFString) == "a b%2fc%C3%A9")
    #expect(replaced("a%20b", keeping: nil) == "a%20b")
    #expect(replaced("%FF", keeping: "" as CFString) == nil)
  }

  @Test("A run loop runs for a while, and does what it is given")
  func runLoop() {
    nonisolated(unsafe) var isDone = false
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { isDone = true }
    _ = CFRunLoopRunInMode(.defaultMode, 0, true)
    #expect(isDone)
  }
}
