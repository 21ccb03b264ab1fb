import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIButtonConfigurationTests {
  private func laidOut(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test func `A symbol is as large as it is preferred`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    let plain = UIButton(configuration: configuration)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 60)
    let large = UIButton(configuration: configuration)
    #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 20)
  }

  @Test func `A title and a subtitle stand one below the other and are read together`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "To disk"
    configuration.titlePadding = 5
    let button = laidOut(configuration)
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 5) < 0.5)
    #expect(button.accessibilityLabel == "Save, To disk")
    #expect(button.title(for: .normal) == "Save")
    button.setTitle("Keep", for: .normal)
    #expect(button.configuration?.title == "Keep" && title.text == "Keep")
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, true, false), (.trailing, false, false), (.top, true, true), (.bottom, false, true),
  ])
  func `The image is at the edge that was asked for`(
    placement: NSDirectionalRectEdge, comesFirst: Bool, isStacked: Bool
  ) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Add"
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 6
    configuration.imagePlacement = placement
    let button = laidOut(configuration)
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    let (first, second) = comesFirst ? (image, title) : (title, image)
    #expect(abs((isStacked ? second.minY - first.maxY : second.minX - first.maxX) - 6) < 0.5)
  }

  @Test func `Attributes come from the title and, for the rest, from the transformer`() throws {
    var configuration = UIButton.Configuration.plain()
    var container = AttributeContainer()
    container.font = UIFont.boldSystemFont(ofSize: 30)
    configuration.attributedTitle = AttributedString("Big", attributes: container)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 9)
      outgoing.foregroundColor = UIColor.red
      return outgoing
    }
    let text = try #require(laidOut(configuration).titleLabel?.attributedText)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `An activity indicator takes the place of the image`() {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: "plus")
    configuration.showsActivityIndicator = true
    withWindow { _, root in
      let button = laidOut(configuration)
      root.addSubview(button)
      #expect(Element.onScreen(.activityIndicator).count == 1 && Element.onScreen(.image).isEmpty)
      button.configuration?.showsActivityIndicator = false
      #expect(Element.onScreen(.activityIndicator).isEmpty && Element.onScreen(.image).count == 1)
    }
  }

  @Test func `The update handler runs before the layout after a change of the state`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Go" : "Wait" }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test func `Its background has its colour, stroke and corners`() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.backgroundColor = .red
    configuration.background.strokeWidth = 2
    configuration.background.cornerRadius = 4
    let items = laidOut(configuration).drawContents()
    guard items.count == 2, case .fill(.roundedRect(_, cornerRadius: 4), .color(let color)) = items[0],
      case .stroke(_, _, let stroke) = items[1]
    else {
      Issue.record("another background")
      return
    }
    #expect((color, stroke.width) == (DisplayColor(red: 1, green: 0, blue: 0), 2))
  }
}
