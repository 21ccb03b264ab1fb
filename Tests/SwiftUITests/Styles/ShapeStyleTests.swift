import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ShapeStyleTests {
    private func drawing<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
      let screen = Screen(width: 100, height: 100, content)
      let frame = CommitCycle.shared.frame
      return withExtendedLifetime(screen) { Array(frame.displayList.root.lines().dropFirst()) }
    }

    @Test func aColourThatDependsOnNothingIsOneOfCoreGraphics() {
      let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
      #expect(color.cgColor?.components == [1, 0.5, 0, 0.5])
      #expect(color.opacity(0.5).cgColor?.alpha == 0.25)
      #expect(Color.primary.cgColor == nil && Color("Brand").cgColor == nil)
    }

    private struct Signal: ShapeStyle, Hashable {
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        environment.colorScheme == .dark
          ? Color.Resolved(red: 1, green: 0, blue: 0) : Color.Resolved(red: 0, green: 0, blue: 1)
      }
    }

    @Test func aColourCanBeMadeOfAnyStyleThatIsOne() {
      #expect(Color(.pink) == Color.pink && Color(Color.red.opacity(0.5)) == Color.red.opacity(0.5))
      #expect(
        drawing { Rectangle().fill(Color(Signal())).frame(width: 20, height: 20) } == ["fill 40 40 20 20 #0000FF"])
      let dark = drawing {
        Rectangle().fill(Color(Signal())).frame(width: 20, height: 20).environment(\.colorScheme, .dark)
      }
      #expect(dark == ["fill 40 40 20 20 #FF0000"])
      #expect(Color(Signal()) == Color(Signal()))
    }

    @Test func aTintThatIsTheAccentIsThatOfItsSurroundings() {
      let plain = drawing { Rectangle().fill(.tint).frame(width: 20, height: 20).tint(.accentColor) }
      #expect(plain == ["fill 40 40 20 20 #007AFF"])
      let inner = drawing {
        Rectangle().fill(Color.accentColor).frame(width: 20, height: 20).tint(.accentColor).tint(.red)
      }
      #expect(inner == ["fill 40 40 20 20 #FF3B30"])
    }

    @Test func stylesHaveLevels() {
      func square(_ style: some ShapeStyle) -> [String] {
        drawing { Rectangle().fill(style).frame(width: 20, height: 20) }
      }
      #expect(square(.background.secondary) == square(Color(.secondarySystemBackground)))
      #expect(square(.fill.tertiary) == square(Color(.tertiarySystemFill)))
      #expect(square(Color.red.secondary) == ["fill 40 40 20 20 #FF3B3080"])
      #expect(square(.tint.quaternary) == ["fill 40 40 20 20 #007AFF33"])
      #expect(square(.secondary) == square(Color(.secondaryLabel)))
      #expect(square(.shadow(.inner(radius: 2))) == square(.foreground))
      #expect(square(.opacity(0.5)) == square(ForegroundStyle().opacity(0.5)))
    }

    @Test func aGradientByItselfGoesFromTopToBottom() {
      let gradient = Gradient(colors: [.red, .blue])
      let own = drawing { Rectangle().fill(gradient).frame(width: 20, height: 20) }
      let line = drawing {
        Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
          .frame(width: 20, height: 20)
      }
      #expect(own == line && own.count == 1)
      let paint = gradient._paint(in: EnvironmentValues())
      let down = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      let across = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      #expect("\(paint)" == "\(down._paint(in: EnvironmentValues()))")
      #expect("\(paint)" != "\(across._paint(in: EnvironmentValues()))")
    }

    @Test func materialsAreSeenThrough() {
      let thin = drawing { Rectangle().fill(.ultraThinMaterial).frame(width: 20, height: 20) }
      let thick = drawing { Rectangle().fill(.ultraThickMaterial).frame(width: 20, height: 20) }
      #expect(thin.count == 1 && thick.count == 1 && thin != thick)
    }

    @Test func levelsOfTheForegroundMayHaveStylesOfTheirOwn() {
      #expect(
        drawing { Rectangle().fill(.secondary).frame(width: 20, height: 20).foregroundStyle(.red, .green) } == [
          "fill 40 40 20 20 #34C759"
        ])
      #expect(
        drawing {
          Rectangle().fill(.secondary).frame(width: 20, height: 20).foregroundStyle(.blue).foregroundStyle(.red, .green)
        } == drawing { Rectangle().fill(.secondary).frame(width: 20, height: 20).foregroundStyle(.blue) })
    }

    @Test func theBackgroundMayHaveAStyle() {
      #expect(
        drawing { Rectangle().fill(.background).frame(width: 20, height: 20).backgroundStyle(.green) } == [
          "fill 40 40 20 20 #34C759"
        ])
    }

    @Test func theTintMayBeAStyle() {
      #expect(
        drawing {
          Rectangle().fill(.tint).frame(width: 20, height: 20)
            .tint(LinearGradient(colors: [.green, .red], startPoint: .top, endPoint: .bottom))
        } == ["fill 40 40 20 20 #34C759"])
    }

    @Test func coloursAreMixed() {
      #expect(
        drawing { Color.black.mix(with: .white, by: 1).frame(width: 20, height: 20) } == ["fill 40 40 20 20 #FFFFFF"])
    }

    @Test("A picture is a style of borders, fills and texts")
    func pictures() {
      let paint = ImagePaint(image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5))
      #expect(paint.scale == 1 && paint.sourceRect.height == 0.5)
      let screen = Screen {
        VStack {
          Text("a").frame(width: 50, height: 50).border(ImagePaint(image: Image("Example"), scale: 0.2), width: 10)
          Capsule().strokeBorder(paint, lineWidth: 4).frame(width: 60, height: 30)
          Text("b").foregroundStyle(.image(Image(systemName: "star")))
        }
      }
      #expect(screen.labels == ["a", "b"])
    }
  }
}
