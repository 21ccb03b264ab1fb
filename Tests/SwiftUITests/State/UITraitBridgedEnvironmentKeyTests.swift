import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit

private struct LevelTrait: UITraitDefinition {
  static let defaultValue = 1
}

private struct LevelKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = 0

  static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[LevelTrait.self] }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[LevelTrait.self] = value }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension AllTests {
  @MainActor @Suite struct UITraitBridgedEnvironmentKeyTests {
    struct Level: View {
      @Environment(\.level) private var level
      var body: some View { Text("level \(level)") }
    }

    struct Box: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        uiView.accessibilityLabel = "box \(context.environment.level) \(uiView.traitCollection[LevelTrait.self])"
        uiView.isAccessibilityElement = true
      }
    }

    struct Page: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIHostingController<Level> {
        UIHostingController(rootView: Level())
      }
      func updateUIViewController(_ page: UIHostingController<Level>, context: Context) {}
    }

    @Test func traitsAreReadAndOverriddenFurtherIn() {
      let screen = Screen {
        VStack {
          Level()
          Level().environment(\.level, 3)
        }
      }
      #expect(screen.labels == ["level 1", "level 3"])
      screen.window.rootViewController?.traitOverrides[LevelTrait.self] = 4
      #expect(screen.labels == ["level 4", "level 3"])
    }

    @Test func valuesAreTraitsOfViewsAndControllersInside() {
      let screen = Screen {
        VStack {
          Box()
          Box().environment(\.level, 5)
          Page().environment(\.level, 6)
        }
      }
      #expect(screen.labels == ["box 1 1", "box 5 5", "level 6"])
    }
  }
}
