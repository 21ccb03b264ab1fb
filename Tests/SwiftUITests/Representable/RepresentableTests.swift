import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct RepresentableTests {
    final class Owner: NSObject, UITextFieldDelegate {
      let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func textFieldDidEndEditing(_ textField: UITextField) { text.wrappedValue = textField.text ?? "" }
    }

    struct Field: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Owner { Owner($text) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    }

    struct Page: UIViewControllerRepresentable {
      let title: String
      let log: Log
      func makeUIViewController(context: Context) -> PageViewController { PageViewController(log) }
      func updateUIViewController(_ page: PageViewController, context: Context) { page.label.text = title }
      static func dismantleUIViewController(_ page: PageViewController, coordinator: ()) { page.log.add("gone") }
    }

    final class PageViewController: UIViewController {
      let label = UILabel()
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        view.addSubview(label)
      }
      override func didMove(toParent parent: UIViewController?) { log.add(parent == nil ? "left" : "joined") }
    }

    struct Old: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { uiView.accessibilityIdentifier = "old" }
      func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
        let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat
        size = CGSize(width: (width ?? 0) / 2, height: 30)
      }
    }

    @Test func aViewChangesItsSizeAsItDidBeforeProposals() {
      let screen = Screen(width: 300, height: 300) { Old() }
      #expect(screen.frame("old").size == CGSize(width: 150, height: 30))
    }

    struct Example: View {
      let log: Log
      @State private var text = "one"
      @State private var isShown = true
      var body: some View {
        VStack {
          Field(text: $text).accessibilityIdentifier("field")
          Text("text \(text)")
          if isShown { Page(title: text.uppercased(), log: log).frame(height: 40) }
          Button("two") { text = "two" }
          Button("hide") { isShown = false }
        }
      }
    }

    @Test func aViewFollowsTheStateAndItsCoordinatorTheView() throws {
      let screen = Screen(width: 300, height: 300) { Example(log: Log()) }
      let field = try #require(screen.view(UITextField.self))
      #expect(field.text == "one")
      #expect(screen.frame("field").width == 300)
      screen.tap("two")
      #expect(field.text == "two")
      field.becomeFirstResponder()
      field.text = "three"
      field.resignFirstResponder()
      #expect(screen.has("text three"))
    }

    @Test func aControllerIsAChildWhileItsViewIsThere() {
      let log = Log()
      let screen = Screen(width: 300, height: 300) { Example(log: log) }
      #expect(screen.has("ONE"))
      #expect(log.take() == ["joined"])
      screen.tap("two")
      #expect(screen.has("TWO"))
      screen.tap("hide")
      #expect(!screen.has("TWO"))
      #expect(log.take().sorted() == ["gone", "left"])
    }
  }
}
