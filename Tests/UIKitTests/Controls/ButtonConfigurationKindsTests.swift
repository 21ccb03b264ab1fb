import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct ButtonConfigurationKindsTests {
  @Test func `Line breaks are those that the configuration asks for`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title"
    configuration.subtitle = "A subtitle"
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(button.subtitleLabel?.numberOfLines == 0)
    button.configuration?.subtitleLineBreakMode = .byTruncatingMiddle
    #expect(button.subtitleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `Transformers change the colours of pictures`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "plus")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemTeal }
    let button = UIButton(configuration: configuration)
    #expect(button.imageView?.tintColor == .systemPink)
    button.configuration?.showsActivityIndicator = true
    #expect(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first?.color == .systemTeal)
  }

  @Test func `What is not drawn is kept`() {
    var configuration = UIButton.Configuration.borderless()
    #expect(configuration.automaticallyUpdateForSelection && configuration.indicator == .automatic)
    configuration.automaticallyUpdateForSelection = false
    configuration.macIdiomStyle = .bordered
    configuration.indicator = .popup
    #expect(configuration != .borderless())
    #expect(configuration.macIdiomStyle == .bordered && configuration.indicator == .popup)
  }
}
