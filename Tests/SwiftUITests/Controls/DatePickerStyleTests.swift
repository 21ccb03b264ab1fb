import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct DatePickerStyleTests {
    private struct Framed: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button("Today") { configuration.selection = Date(timeIntervalSinceReferenceDate: 0) }
          Text(configuration.minimumDate == nil ? "free" : "bound")
          DatePicker(configuration).labelsHidden()
        }
      }
    }

    private struct Titled: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("notes")
          PlainTextEditorStyle().makeBody(configuration: configuration)
        }
      }
    }

    private struct Example: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 1_000_000)

      var body: some View {
        Text("\(Int(date.timeIntervalSinceReferenceDate))")
        DatePicker("Day", selection: $date).datePickerStyle(Framed())
      }
    }

    @Test func anAppsDatePickerStyleHasThePickerInIt() throws {
      let screen = Screen { VStack { Example() } }
      #expect(screen.has("Day") && screen.has("free"))
      screen.tap("Today")
      #expect(screen.has("0"))
      #expect(try #require(screen.view(UIDatePicker.self)).date == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test func theFrameworksStylesAreThoseOfUIKit() throws {
      let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))
      let screen = Screen { DatePicker("Day", selection: date).datePickerStyle(.wheel) }
      #expect(try #require(screen.view(UIDatePicker.self)).preferredDatePickerStyle == .wheels)
    }

    @Test func anAppsTextEditorStyleHasTheEditorInIt() {
      let screen = Screen(width: 300, height: 300) {
        TextEditor(text: .constant("text")).textEditorStyle(Titled())
      }
      #expect(screen.has("notes"))
      #expect(screen.view(UITextView.self)?.text == "text")
      #expect(Screen { TextEditor(text: .constant("a")).textEditorStyle(.plain) }.view(UITextView.self) != nil)
    }
  }
}
