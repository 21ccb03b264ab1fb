import Testing

@testable import UIKit

@MainActor struct UIViewLayoutDirectionTests {
  @Test func `What plays or points in space keeps its direction, the rest follows`() {
    func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft)
    #expect(direction(.playback) == .leftToRight)
    #expect(direction(.spatial) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    let view = UIView()
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `A view that is forced to run from right to left stops the app`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().semanticContentAttribute = .forceRightToLeft }
    }
  }
}
