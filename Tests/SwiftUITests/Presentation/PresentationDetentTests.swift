import SwiftUI
import Testing

@testable import SwiftUI

extension AllTests {
  @MainActor @Suite struct PresentationDetentTests {
    private struct Tenth: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize == .large ? context.maxDetentValue / 10 : nil
      }
    }

    private struct Other: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { nil }
    }

    @Test func detentsOfTheAppStandAmongTheOthers() {
      let detents: Set<PresentationDetent> = [.large, .custom(Tenth.self), .height(300), .custom(Tenth.self)]
      #expect(detents.count == 3)
      #expect(detents.min { $0.order < $1.order } == .custom(Tenth.self))
      #expect(PresentationDetent.custom(Tenth.self) != .custom(Other.self))
    }
  }
}
