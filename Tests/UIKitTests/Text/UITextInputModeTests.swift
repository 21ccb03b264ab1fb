import Foundation
import Testing

@testable import UIKit

@MainActor struct UITextInputModeTests {
  @Test func `There is one keyboard, in the language of the process`() throws {
    let mode = try #require(UITextInputMode.activeInputModes.first)
    let language = try #require(mode.primaryLanguage)
    #expect(Locale(identifier: language).language.languageCode == Locale.current.language.languageCode)
    #expect(!language.contains("_"))
  }
}
