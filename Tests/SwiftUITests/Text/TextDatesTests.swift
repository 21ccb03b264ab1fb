import Foundation
import Testing

@testable import SwiftUI

extension AllTests {
  @MainActor @Suite struct TextDatesTests {
    @Test(arguments: [
      (Text.DateStyle.relative, 3665.0, "1 hr, 1 min"), (.relative, -5, "5 sec"), (.relative, 180_000, "2 days, 2 hr"),
      (.offset, -7200, "-2 hours"), (.offset, 60, "+1 minute"), (.timer, 65, "1:05"), (.timer, 3665, "1:01:05"),
    ])
    func aStyleSaysHowFarADateIs(_ style: Text.DateStyle, _ seconds: Double, _ text: String) {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      #expect(style.text(now.addingTimeInterval(seconds), now: now) == text)
    }
  }
}
