import Testing

@testable @_spi(Windfall) import UIKit

/// What subclasses have of their own is asked for by UIKit's own type.
@MainActor struct OverridingTests {
  private final class Marquee: UILabel {
    private let inner = UIView()
    override var shadowColor: UIColor? {
      get { .red }
      set {}
    }
    override func forBaselineLayout() -> UIView { inner }
  }

  private final class PhoneField: UITextField {
    override var textContentType: UITextContentType! {
      get { .telephoneNumber }
      set {}
    }
    override var selectedTextRange: UITextRange? {
      get { nil }
      set {}
    }
  }

  private final class Moving: UIViewController {
    var questions = 0
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      questions += 1
      return super.transitionCoordinator
    }
  }

  @Test func `Labels, fields and controllers have members of their own`() {
    let label: UILabel = Marquee()
    label.shadowColor = .blue
    #expect(label.shadowColor == .red)
    #expect(label.forLastBaselineLayout !== label)
    let field: UITextField = PhoneField()
    field.textContentType = .name
    field.text = "1"
    #expect(field.textContentType == .telephoneNumber && field.selectedTextRange == nil)
    #expect((field as any UITextInputTraits).textContentType == .telephoneNumber)
    let moving = Moving()
    let controller: UIViewController = moving
    #expect(controller.transitionCoordinator == nil && moving.questions == 1)
  }
}
