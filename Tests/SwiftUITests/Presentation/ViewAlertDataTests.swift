import Foundation
import SwiftUI
import Testing
import SwiftUITestSupport

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
