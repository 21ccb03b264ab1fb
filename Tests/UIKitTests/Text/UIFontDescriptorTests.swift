import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIFontDescriptorTests {
  @Test func `A font made of a descriptor is of the descriptor's family`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 12))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 20)
    #expect(made.fontName == "HelveticaNeue-BoldItalic" && made.familyName == "HelveticaNeue")
    #expect(made.pointSize == 20 && bold.postscriptName == "HelveticaNeue-BoldItalic")
    let plain = try #require(made.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0).fontName == "HelveticaNeue")
    #expect(UIFont(descriptor: plain, size: 12) == font)
    let courier = UIFontDescriptor(name: "Courier", size: 10).withSymbolicTraits([.traitItalic, .traitMonoSpace])
    #expect(courier?.postscriptName == "Courier-Oblique")
  }

  @Test func `The system's font stays without a name`() throws {
    let descriptor = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    #expect(descriptor.fontAttributes[.size] as? CGFloat == 17 && descriptor.fontAttributes[.name] == nil)
    #expect(descriptor.object(forKey: .family) as? String == ".AppleSystemUIFont")
    let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    #expect(traits[.weight] as? UIFont.Weight == .bold && traits[.symbolic] as? UInt32 != nil)
  }

  @Test func `A font of a text style says so, in whatever size and with whatever traits`() throws {
    let font = UIFont.preferredFont(forTextStyle: .title1)
    #expect(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
    #expect(font.withSize(9).fontDescriptor.fontAttributes[.textStyle] as? UIFont.TextStyle == .title1)
    #expect(font.fontDescriptor.fontAttributes[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
    #expect(font.fontDescriptor.fontAttributes[.size] as? Int == 28)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
    #expect(UIFont.systemFont(ofSize: 28).fontDescriptor.object(forKey: .textStyle) == nil)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
    #expect(body.pointSize == 33 && body.fontAttributes[.textStyle] as? UIFont.TextStyle == .body)
  }

  @Test func `A text style takes the place of a name, and one that is not known changes nothing`() throws {
    let base = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor
    let style = base.addingAttributes([.textStyle: UIFont.TextStyle.headline, .size: 10.0])
    let made = UIFont(descriptor: style, size: 0)
    #expect(made.familyName == ".AppleSystemUIFont" && made.pointSize == 10)
    #expect(made.fontDescriptor.symbolicTraits.contains(.traitBold))
    let unknown = base.addingAttributes([.textStyle: UIFont.TextStyle(rawValue: "Test")])
    #expect(unknown == base && unknown.fontAttributes.count == 2)
  }

  @Test func `Features are kept, and those of digits change widths`() throws {
    let base = UIFont.systemFont(ofSize: 20).fontDescriptor
    let settings: [[UIFontDescriptor.FeatureKey: Any]] = [
      [.type: kLetterCaseType, .selector: kSmallCapsSelector],
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
    ]
    let font = UIFont(descriptor: base.addingAttributes([.featureSettings: settings]), size: 0)
    let kept = try #require(
      font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]])
    #expect(kept.map { $0[.type] as? Int } == [kLetterCaseType, kNumberSpacingType])
    #expect(font != UIFont.systemFont(ofSize: 20))
    let widths = ["1", "0"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(widths[0] == widths[1])
    let narrow = "1".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(narrow < widths[0])
  }

  @Test func `a descriptor comes back from its archive as it was`() throws {
    let bold = try #require(
      UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let data = try NSKeyedArchiver.archivedData(withRootObject: bold, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
    #expect(copy == bold && copy.pointSize == 17 && copy.symbolicTraits.contains([.traitBold, .traitItalic]))
    #expect(copy != bold.withSize(18))
  }

  private let plain = UIFont.systemFont(ofSize: 10).fontDescriptor

  @Test func `Attributes change size, weight and traits`() {
    let bold = plain.addingAttributes([
      .size: CGFloat(20), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(bold.pointSize == 20 && bold.symbolicTraits.contains(.traitBold))
    let traits = UIFont(descriptor: bold, size: 0).fontDescriptor.fontAttributes[.traits]
    #expect((traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? UIFont.Weight == .bold)
    #expect(plain.fontAttributes[.traits] == nil)
    let italic = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
    let slanted = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: italic]])
    #expect(slanted.symbolicTraits == .traitItalic)
    #expect(
      UIFontDescriptor(fontAttributes: [.name: "Menlo-Bold", .size: CGFloat(9)]).symbolicTraits == [
        .traitBold, .traitMonoSpace,
      ])
  }

  @Test func `Designs have fonts of their own, and unknown ones none`() {
    #expect(plain.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    #expect(plain.withDesign(.rounded)?.spec.design == .rounded)
    #expect(plain.withDesign(.serif)?.withDesign(.default)?.spec == plain.spec)
    #expect(plain.withDesign(UIFontDescriptor.SystemDesign(rawValue: "other")) == nil)
    #expect(UIFont(name: "Georgia-Bold", size: 12)?.spec == FontSpec(size: 12, weight: .bold, design: .serif))
    #expect(UIFontDescriptor(name: "Courier", size: 12).symbolicTraits == .traitMonoSpace)
  }

  @Test func `Families and their fonts are those that are known by name`() {
    #expect(UIFont.familyNames.contains("Georgia"))
    #expect(UIFont.fontNames(forFamilyName: "Georgia").allSatisfy { UIFont(name: $0, size: 1) != nil })
    #expect(UIFont.fontNames(forFamilyName: "None") == [])
  }
}
