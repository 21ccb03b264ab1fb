import SwiftUI
import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewConfirmationDialogTests {
    @Test func onATabletTheDialogIsAPopover() throws {
      struct Example: View {
        @State private var isShown = false
        var body: some View {
          Button("open") { isShown = true }
            .confirmationDialog("Title", isPresented: $isShown) { Button("One") {} }
        }
      }
      let tablet: Device = try #require(Device.all.first { $0.idiom == .pad })
      Device.choose(tablet)
      UIScreen.forgetMain()
      defer {
        Device.choose(nil)
        UIScreen.forgetMain()
      }
      let screen = Screen { Example() }
      screen.tap("open")
      let sheet = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(sheet.modalPresentationStyle == .popover)
      #expect(screen.has("One") && !screen.has("Cancel"))
    }
  }
}
