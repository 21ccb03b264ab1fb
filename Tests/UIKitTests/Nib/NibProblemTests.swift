import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct NibProblemTests {
  private static func instantiate(_ view: String) throws {
    let fixture = try InterfaceFixture([
      "Card.nib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          \(view)
        </objects>
      </document>
      """
    ])
    _ = UINib(nibName: "Card", bundle: fixture.bundle).instantiate(withOwner: nil)
  }

  @Test func `A class that is not there is named with file, line and element, and the tag's takes its place`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await NibProblemTests.instantiate("<label id=\"l1\" customClass=\"Gone\" customModule=\"Shop\"/>")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Card.nib:3: <label id=\"l1\">: there is no class named \"Shop.Gone\"; UILabel takes"))
  }

  @Test func `An object of a kind that is not supported is named, and what refers to it is left unset`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await NibProblemTests.instantiate(
        """
        <label id="l1"><connections><outlet property="gone" destination="s1" id="o1"/></connections></label>
        <searchDisplayController id="s1"/>
        """)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Card.nib:4: <searchDisplayController id=\"s1\">: objects of this kind are not supported"))
  }

  @Test func `An outlet that does not exist is named with file, line and element`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await NibProblemTests.instantiate(
        """
        <label id="l1"><connections>
        <outlet property="friend" destination="l1" id="o1"/></connections></label>
        """)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Card.nib:4: <outlet id=\"o1\">: setValue:forUndefinedKey: UILabel is not key value"))
    #expect(text.contains("for the key friend"))
  }

  @Test func `A runtime attribute that does not exist is named with file and line, and passed over`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await NibProblemTests.instantiate(
        """
        <label id="l1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="shiny" value="YES"/>
        </userDefinedRuntimeAttributes></label>
        """)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Card.nib:4: <userDefinedRuntimeAttribute>: setValue:forUndefinedKey: UILabel"))
  }
}
