import SwiftUI
import SwiftUITestSupport
import Testing

@Observable private final class Item {
  var name = "old"
}

extension Bindable where Value: AnyObject {
  /// The subscript of objects that are not known to be observable, which libraries add theirs to.
  fileprivate func binding<Member>(_ path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    self[dynamicMember: path]
  }
}

private struct Reader {
  @Environment(\.colorScheme) private var scheme
  let name: String

  // Environment values are made anywhere.
  nonisolated init(name: String) { self.name = name }
}

private struct Banner: PreviewModifier {
  let title: () -> String
  func body(content: Content, context: ()) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Traits are made anywhere.
  fileprivate nonisolated static func banner(_ title: @escaping () -> String) -> PreviewTrait {
    .modifier(Banner(title: title))
  }
}

extension AllTests {
  @MainActor @Suite struct BindableTests {
    @Test func bindingsOfAnyObject() {
      let item = Item()
      Bindable(item).binding(\.name).wrappedValue = "new"
      #expect(item.name == "new" && Reader(name: "a").name == "a")
      _ = PreviewTrait.banner { "b" }
    }
  }
}
