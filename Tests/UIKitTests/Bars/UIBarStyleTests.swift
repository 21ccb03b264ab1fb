import Testing

@testable import UIKit

@MainActor struct UIBarStyleTests {
  @Test func `A black bar is dark, whatever is around it`() {
    let bars = (
      UINavigationBar(frame: .zero), UIToolbar(frame: .zero), UITabBar(frame: .zero), UISearchBar(frame: .zero)
    )
    let parent = UIView()
    for bar in [bars.0, bars.1, bars.2, bars.3] as [UIView] { parent.addSubview(bar) }
    #expect(parent.subviews.allSatisfy { $0.traitCollection.userInterfaceStyle == .light })
    bars.0.barStyle = .black
    bars.1.barStyle = .black
    bars.2.barStyle = .black
    bars.3.barStyle = .black
    #expect(parent.subviews.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    #expect(bars.3.searchTextField.traitCollection.userInterfaceStyle == .dark)
    bars.0.barStyle = .default
    #expect(bars.0.traitCollection.userInterfaceStyle == .light)
  }
}
