@_spi(Windfall) import FoundationOverlay
import Foundation
import Testing
import WindfallCore

@testable import UIKit

@Suite("Interface files in other languages", .serialized)
@MainActor struct InterfaceTranslationTests {
  private let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view contentMode="scaleToFill" id="root"><subviews>
        <label text="Hello" id="lab">
          <accessibility key="accessibilityConfiguration" label="Greeting"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="Kept"/>
          </userDefinedRuntimeAttributes>
        </label>
        <label id="lon"><string key="text">Long
    text</string></label>
        <button buttonType="system" id="but"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
        <textField placeholder="Name" id="fie"/>
        <segmentedControl id="seg"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      </subviews></view>
    </objects></document>
    """
  private let texts = """
    "lab.text" = "Bonjour"; "lab.accessibilityLabel" = "Salutation"; "lon.text" = "Texte"; "but.normalTitle" = "Aller";
    "but.selectedTitle" = "Parti"; "fie.placeholder" = "Nom"; "seg.segmentTitles[1]" = "Deux";
    "lab.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Attribut"; "gone.text" = "x";
    "seg.segmentTitles[9]" = "x"; "but.disabledTitle" = "x"; "lab" = "x";
    """

  private func views(_ language: String, files: [String: String]) throws -> [UIView] {
    ProcessLanguages.choose(ProcessLanguages(languages: [language], locale: "en_US"))
    defer { ProcessLanguages.choose(nil) }
    let fixture = try InterfaceFixture(files)
    for folder in ["fr.lproj", "en.lproj"] {
      let url = fixture.bundle.bundleURL.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      if folder == "fr.lproj" { try Data(texts.utf8).write(to: url.appendingPathComponent("Card.strings")) }
    }
    let root = UINib(nibName: "Card", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIView
    return try #require(root).subviews
  }

  @Test("The texts of the language are put into the base version")
  func base() throws {
    let views = try views("fr", files: ["Base.lproj/Card.nib": nib])
    #expect((views[0] as? UILabel)?.text == "Attribut")
    #expect(views[0].accessibilityLabel == "Salutation")
    #expect((views[1] as? UILabel)?.text == "Texte")
    #expect((views[2] as? UIButton)?.title(for: .normal) == "Aller")
    #expect((views[2] as? UIButton)?.title(for: .selected) == "Parti")
    #expect((views[2] as? UIButton)?.title(for: .disabled) == "Aller")
    #expect((views[3] as? UITextField)?.placeholder == "Nom")
    let segments = views[4] as? UISegmentedControl
    #expect(segments?.titleForSegment(at: 0) == "One")
    #expect(segments?.titleForSegment(at: 1) == "Deux")
  }

  @Test("In the language of the base version it stays as it is")
  func development() throws {
    let views = try views("en", files: ["Base.lproj/Card.nib": nib])
    #expect((views[2] as? UIButton)?.title(for: .normal) == "Go")
  }

  @Test("A version of its own has its own texts")
  func whole() throws {
    let french = nib.replacingOccurrences(of: "title=\"Go\"", with: "title=\"Vas-y\"")
    let files = ["Base.lproj/Card.nib": nib, "fr.lproj/Card.nib": french]
    #expect((try views("fr-CA", files: files)[2] as? UIButton)?.title(for: .normal) == "Vas-y")
    #expect((try views("de", files: files)[2] as? UIButton)?.title(for: .normal) == "Go")
  }
}
