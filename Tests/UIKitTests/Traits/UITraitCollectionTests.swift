import Testing

@testable import UIKit

@MainActor struct UITraitCollectionTests {
  @Test func `Later collections win where they specify something`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(displayScale: 3), UITraitCollection(),
    ])
    #expect(traits.layoutDirection == .leftToRight && traits.forceTouchCapability == .available)
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .unspecified && traits.accessibilityContrast == .unspecified)
  }

  @Test func `Traits are set by mutations`() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.preferredContentSizeCategory = .medium
      traits.forceTouchCapability = .unavailable
    }
    #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .medium)
    #expect(traits.horizontalSizeClass == .unspecified)
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(changed.userInterfaceStyle == .light && changed.preferredContentSizeCategory == .medium)
    #expect(changed != traits && traits == changed.modifyingTraits { $0.userInterfaceStyle = .dark })
  }

  @Test func `The screen's are those of a simulator`() {
    #expect(UIScreen.main.traitCollection.layoutDirection == .leftToRight)
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
  }
}
