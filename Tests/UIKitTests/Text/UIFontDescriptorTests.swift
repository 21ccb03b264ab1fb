import Testing

@testable @_spi(Windfall) import UIKit

struct UIFontDescriptorTests {
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

  @Test func `A monospaced design has letters of one width, others are drawn as the system's`() {
    #expect(plain.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    #expect(plain.withDesign(.rounded)?.spec == plain.spec)
    #expect(UIFontDescriptor(name: "Courier", size: 12).symbolicTraits == .traitMonoSpace)
  }

  @Test func `Families and their fonts are those that are known by name`() {
    #expect(UIFont.familyNames.contains("Georgia"))
    #expect(UIFont.fontNames(forFamilyName: "Georgia").allSatisfy { UIFont(name: $0, size: 1) != nil })
    #expect(UIFont.fontNames(forFamilyName: "None") == [])
  }
}
