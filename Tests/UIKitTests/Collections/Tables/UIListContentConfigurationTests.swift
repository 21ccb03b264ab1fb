import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIListContentConfigurationTests {
  private func view(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentView {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    change(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    view.layoutIfNeeded()
    return view
  }

  private func label(_ view: UIListContentView) -> UILabel? { view.subviews.lazy.compactMap { $0 as? UILabel }.first }

  private func picture(_ view: UIListContentView) -> UIImageView? {
    view.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func `An attributed text takes the place of the text, and the other way round`() {
    let text = NSAttributedString(string: "Done", attributes: [.strikethroughStyle: 1])
    let shown = label(view { $0.attributedText = text })
    #expect(shown?.attributedText?.string == "Done")
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = text
    configuration.text = "Plain"
    #expect(configuration.attributedText == nil && configuration.text == "Plain")
  }

  @Test func `A text is shown as its properties say`() {
    let shown = label(
      view {
        $0.textProperties.transform = .uppercase
        $0.textProperties.alignment = .center
        $0.textProperties.color = .red
        $0.textProperties.colorTransformer = .grayscale
        $0.textProperties.numberOfLines = 2
      })
    #expect(shown?.text == "TITLE" && shown?.textAlignment == .center && shown?.numberOfLines == 2)
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    #expect(shown?.textColor?.getWhite(&white, alpha: &alpha) == true && abs(white - 0.3756) < 0.1)
  }

  @Test func `An image keeps within its size, and space is kept for it`() {
    let small = view {
      $0.image = image(80, 40)
      $0.imageProperties.maximumSize = CGSize(width: 40, height: 0)
      $0.imageProperties.cornerRadius = 4
    }
    #expect(picture(small)?.frame.size == CGSize(width: 40, height: 20) && picture(small)?.layer.cornerRadius == 4)
    #expect(label(small)?.frame.minX == (picture(small)?.frame.maxX ?? 0) + 16)
    let wide = view {
      $0.image = image(20, 20)
      $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
      $0.imageToTextPadding = 4
      $0.directionalLayoutMargins.leading = 10
    }
    #expect(label(wide)?.frame.minX == 74)
    #expect(picture(wide)?.frame.midX == 40)
  }

  @Test func `The lines are apart by the padding`() {
    let apart = view {
      $0.secondaryText = "Below"
      $0.textToSecondaryTextVerticalPadding = 9
    }
    let labels = apart.subviews.compactMap { $0 as? UILabel }
    #expect(labels.count == 2 && labels[1].frame.minY == labels[0].frame.maxY + 9)
  }

  @Test func `A tint is that of the properties, changed by what they have for it`() {
    var properties = UIListContentConfiguration.ImageProperties()
    #expect(properties.resolvedTintColor(for: .green) == .green)
    properties.tintColor = .red
    properties.tintColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : $0 }
    #expect(properties.resolvedTintColor(for: .green) == .blue)
  }

  @Test func `A background has a picture and a view of its own behind the content`() {
    var background = UIBackgroundConfiguration.listCell()
    let own = UIView()
    background.customView = own
    background.image = image(10, 10)
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    let shown = CellBackgroundView(background)
    #expect(shown.backgroundColor == .blue && shown.subviews.count == 2 && shown.subviews.last === own)
  }
}
