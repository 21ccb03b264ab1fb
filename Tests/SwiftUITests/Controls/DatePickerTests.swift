import Foundation
import SwiftUI
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct DatePickerTests {
    struct Example: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          DatePicker("Born", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
            .environment(\.timeZone, .gmt)
            .accessibilityIdentifier("picker")
          Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
          Button("later") { date = Date(timeIntervalSinceReferenceDate: 86400) }
        }
      }
    }

    @Test func thePickerAndTheDateFollowEachOther() throws {
      let screen = Screen { Example() }
      let picker = try #require(screen.view(UIDatePicker.self))
      #expect(picker.datePickerMode == .date)
      #expect(screen.has("Born"))
      screen.tap("later")
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
      picker.date = Date(timeIntervalSinceReferenceDate: 172_800)
      picker.sendActions(for: .valueChanged)
      #expect(screen.has("172800"))
    }
  }
}
