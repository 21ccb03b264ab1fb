import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

@MainActor struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .large)
  private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `Text styles have a size for each category`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: huge).pointSize == 40)
    #expect(UIContentSizeCategory.small < .large)
  }

  @Test func `Fonts and lengths grow as the text style does, up to a limit`() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = UIFont.systemFont(ofSize: 14)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 14)
    #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 29)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: huge).pointSize == 20)
    #expect(metrics.scaledValue(for: 28, compatibleWith: huge) == 58)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }

  @Test func `A label that adjusts its font follows the category, any other does not`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.traits = huge
    label.traitsDidChange()
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 53)
    label.font = .systemFont(ofSize: 20)
    label.traitsDidChange()
    #expect(label.font.pointSize == 20)
  }
}

struct UIFontDescriptorTests {
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
