@_spi(Windfall) import FoundationOverlay
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct PermissionAlertTests {
  /// What a permission was answered with.
  private final class Answers: @unchecked Sendable {
    var all: [Bool] = []
  }

  private let answers = Answers()

  private func ask(_ permission: Permission) {
    PermissionAlert.ask(permission) { [answers] in answers.all.append($0) }
  }

  @Test func `The alert is above the app, and its buttons answer`() async throws {
    try withWindow { _, _ in
      ask(.location)
      let alert = try #require(Element.onScreen(.alert).first)
      #expect(alert.label.hasSuffix("to use your location?"))
      let buttons = alert.all(.button)
      #expect(buttons.map(\.label) == ["Allow Once", "Allow While Using App", "Don’t Allow"])
      tap(buttons.first { $0.label == "Allow Once" })
    }
    await passTurns()
    #expect(answers.all == [true])
    withWindow { _, _ in #expect(Element.onScreen(.alert).isEmpty) }
  }

  @Test func `Questions wait for each other, and are denied when a test goes on without them`() throws {
    try withWindow { window, view in
      ask(.notifications)
      ask(.camera)
      let button = try #require(Element.onScreen(.button).first { $0.label == "Don’t Allow" })
      PermissionAlert.deny(unlessShowing: button.viewID)
      #expect(answers.all.isEmpty && Element.onScreen(.alert).count == 1)
      PermissionAlert.deny(unlessShowing: view.viewID)
      #expect(answers.all == [false, false] && Element.onScreen(.alert).isEmpty)
    }
  }
}
