import Foundation
import SwiftUI
import SwiftUITestSupport
import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct ViewAlertDataTests {
    struct Failure: LocalizedError {
      let errorDescription: String? = "It failed"
    }

    @Test func anAlertSpeaksOfItsData() async {
      let log = Log()
      let screen = Screen {
        Text("page").alert("Delete?", isPresented: .constant(true), presenting: "the file") { name in
          Button("Delete \(name)") { log.add(name) }
        } message: { name in
          Text("Deletes \(name).")
        }
      }
      #expect(screen.has("Delete?"))
      #expect(screen.has("Deletes the file."))
      screen.tap("Delete the file")
      await MainQueue.drain()
      #expect(log.take() == ["the file"])
    }

    @Test func anAlertOfAnErrorHasItsDescription() {
      let screen = Screen {
        Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Well") {} }
      }
      #expect(screen.has("It failed"))
      #expect(screen.has("Well"))
    }
  }
}

extension View {
  /// As packages write such helpers: their closures do not escape.
  fileprivate func asking<T, A: View>(
    about data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: () -> Text
  ) -> some View {
    confirmationDialog(
      Text(verbatim: "Ask"), isPresented: .constant(data != nil), titleVisibility: .visible, presenting: data,
      actions: actions
    )
    .alert(Text(verbatim: "Never"), isPresented: .constant(false), actions: { Text(verbatim: "") }, message: message)
  }
}

extension AllTests {
  @MainActor @Suite struct ViewConfirmationDialogTests {
    @Test func closuresNeedNotEscape() {
      let screen = Screen {
        Text("page").asking(about: 7) { number in
          Button("Take \(number)") {}
        } message: {
          Text("message")
        }
      }
      #expect(screen.has("Ask"))
      #expect(screen.has("Take 7"))
    }

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

extension AllTests {
  @MainActor @Suite struct ViewPopoverTests {
    @Test func aPopoverIsASheet() {
      struct Example: View {
        @State private var isShown = false

        var body: some View {
          Button("open") { isShown = true }.popover(isPresented: $isShown) { Text("inside") }
        }
      }
      let screen = Screen { Example() }
      screen.tap("open")
      #expect(screen.has("inside"))
    }

  }
}
