import Foundation
import Testing

@testable import UIKit

@MainActor struct UIFontFamiliesTests {
  private let file = "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf"

  @Test func `A font that is registered is known by its names until it is no longer`() throws {
    let url = NSURL(fileURLWithPath: file)
    #expect(UIFont(name: "Quicksand-Bold", size: 12) == nil)
    var error: Unmanaged<NSError>?
    #expect(CTFontManagerRegisterFontsForURL(url, .process, &error))
    defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
    #expect(error == nil)
    let font = try #require(UIFont(name: "Quicksand-Bold", size: 12))
    #expect(font.fontName == "Quicksand-Bold" && font.familyName == "Quicksand" && font.pointSize == 12)
    #expect(UIFont.fontNames(forFamilyName: "Quicksand") == ["Quicksand-Bold"])
    #expect(UIFont.familyNames.first == "Quicksand")
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
    #expect(error?.takeRetainedValue().code == 105)
  }

  @Test func `A font of bytes has names and measures, and what is no font is none`() throws {
    let provider = try #require(CGDataProvider(filename: file))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Quicksand-Bold" && font.unitsPerEm > 0 && font.numberOfGlyphs > 100)
    #expect(CGDataProvider(url: NSURL(fileURLWithPath: "/nowhere")) == nil)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    for size in [0, 3, 11, 40, 300, data.count / 2] {
      let cut = try #require(CGDataProvider(data: data.prefix(size) as NSData))
      #expect(CGFont(cut) == nil)
    }
  }

  @Test func `A file that is not there, and one that is no font, are errors`() {
    var error: Unmanaged<NSError>?
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere"), .process, &error))
    #expect(error?.takeRetainedValue().code == 101)
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/etc/hosts"), .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
  }
}
