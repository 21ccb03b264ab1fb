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
