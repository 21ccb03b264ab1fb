import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIContentUnavailableViewTests {
  private final class Controller: UIViewController {
    var updates = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    }
  }

  private let controller = Controller()

  private var texts: [String] { Element.onScreen(.staticText).map(\.label) }

  @Test func `Texts and buttons are shown, and go with the configuration`() {
    withWindow(showing: controller) { _ in
      var taps = 0
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Notes"
      configuration.secondaryText = "Write one"
      configuration.button.title = "Add"
      configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
      controller.contentUnavailableConfiguration = configuration
      #expect(texts.prefix(2) == ["No Notes", "Write one"])
      tap(Element.onScreen(.button).first { $0.label == "Add" })
      #expect(taps == 1)
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      #expect(texts == ["Loading…"] && Element.onScreen(.activityIndicator).count == 1)
      #expect(controller.view.subviews.count == 1)
      controller.contentUnavailableConfiguration = nil
      #expect(texts == [] && controller.view.subviews.isEmpty)
    }
  }

  @Test func `The controller is asked on a later turn, and a search names what was looked for`() async {
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 0)
    await passTurns()
    #expect(controller.updates == 1 && controller.contentUnavailableConfiguration != nil)
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "abc"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “abc”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }
}
