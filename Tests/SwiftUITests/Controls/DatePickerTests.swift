import Foundation
import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

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

    struct Limited: View {
      let title: String
      let isLater: Bool
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View {
        if isLater {
          DatePicker(selection: $date, in: Date(timeIntervalSinceReferenceDate: -9)...) { Text(title) }
        } else {
          DatePicker(title, selection: $date, in: ...Date(timeIntervalSinceReferenceDate: 9))
        }
      }
    }

    @Test func daysMayBeLimitedOnOneSide() throws {
      let later = Screen { Limited(title: "From", isLater: true) }
      let from = try #require(later.view(UIDatePicker.self))
      #expect(later.has("From"))
      #expect(from.minimumDate?.timeIntervalSinceReferenceDate == -9 && from.maximumDate == nil)
      let earlier = Screen { Limited(title: "Until", isLater: false) }
      let until = try #require(earlier.view(UIDatePicker.self))
      #expect(earlier.has("Until"))
      #expect(until.minimumDate == nil && until.maximumDate?.timeIntervalSinceReferenceDate == 9)
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
