import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  /// What Apple's SwiftUI offers to code of any actor: that this file compiles in Swift 6, without a warning, is the test.
  @Suite("Code of no actor")
  struct AnyActorTests {
    nonisolated private func card<Content: View>(_ content: Content) -> some View {
      VStack(alignment: .leading, spacing: 2) { content.padding().background(Color.red) }
        .frame(width: 200).onAppear {}.task {}.id(1)
    }

    @Test("It arranges and modifies views that it is given")
    func modifies() async {
      await MainActor.run {
        let screen = Screen { card(Text("Nine")).titled() }
        #expect(screen.has("Nine") && screen.has("Below"))
      }
    }

    @Test("A layout is a value like any other, and may be asked by helpers")
    func layouts() async {
      #expect(Tower(gap: 1) != Tower(gap: 2))
      await MainActor.run {
        let screen = Screen(width: 100, height: 100) {
          Tower(gap: 10) {
            Text("A")
            Text("B")
          }
        }
        #expect(screen.frame("B").minY == screen.frame("A").maxY + 10)
      }
    }

    @Test("Texts and pictures are values that any type may keep, and extend for a protocol of no actor")
    func values() {
      #expect(Kept.title.caption == "a text" && Kept.icon == Image(systemName: "star"))
    }

    @Test("Properties and configurations belong to no actor")
    func properties() async {
      #expect(Doubled() == Doubled())
      await MainActor.run {
        let screen = Screen { Button("Go") {}.buttonStyle(Faded()) }
        #expect(screen.has("Go"))
      }
    }
  }
}

extension View {
  nonisolated fileprivate func titled() -> some View {
    VStack {
      self
      Text("Below").font(.title).foregroundStyle(.red)
    }
    .navigationTitle("Title").toolbar { ToolbarItem(placement: .principal) { Text("Bar") } }
  }
}

private enum Kept {
  static let title = Text("Title").bold()
  static let icon = Image(systemName: "star")
}

private protocol Captioned {
  var caption: String { get }
}

extension Text: Captioned {
  fileprivate var caption: String { "a text" }
}

private struct Tower: Layout, Equatable, Codable {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    sizes(of: subviews).reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height + gap) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (subview, size) in zip(subviews, sizes(of: subviews)) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += size.height + gap
    }
  }

  private func sizes(of subviews: LayoutSubviews) -> [CGSize] {
    subviews.map { CGSize(width: $0.dimensions(in: .unspecified).width, height: $0.sizeThatFits(.unspecified).height) }
  }
}

@propertyWrapper
private struct Doubled: DynamicProperty, Equatable {
  @State private var value = 1
  @Environment(\.colorScheme) private var scheme

  var wrappedValue: Int { value * 2 }

  static func == (left: Doubled, right: Doubled) -> Bool { left.wrappedValue == right.wrappedValue }
}

private struct Faded: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Self.look(of: configuration) }

  nonisolated private static func look(of configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Stamp {
  func draw(in context: GraphicsContext, _ path: Path) {
    var context = context
    context.opacity = 0.5
    context.fill(path, with: .color(.red))
    context.draw(Text("x"), at: .zero)
  }
}
