import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct CanvasTests {
    private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
      drawing { Canvas(renderer: renderer).frame(width: 40, height: 20) }
    }

    private func drawing<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
      let screen = Screen(width: 100, height: 100, content)
      let frame = CommitCycle.shared.frame
      return withExtendedLifetime(screen) { Array(frame.displayList.root.lines().dropFirst()) }
    }

    @Test func pathsAreFilledAndStrokedInTheCanvas() {
      #expect(
        drawing { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
          context.stroke(Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.blue), lineWidth: 2)
        } == ["clip 30 40 40 20", "  fill 30 40 40 20 #34C759", "  stroke 31 42 3 4 ellipse #007AFF 2"])
    }

    @Test func copiesOfAContextHaveStatesOfTheirOwn() {
      #expect(
        drawing { context, _ in
          var inner = context
          inner.translateBy(x: 10, y: 0)
          inner.opacity = 0.5
          inner.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.green))
          context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.green))
        } == [
          "clip 30 40 40 20", "  opacity 0.5", "    fill 40 40 1 1 #34C759", "  fill 30 40 1 1 #34C759",
        ])
    }

    @Test func aClipStaysWhereItWasMade() {
      var box = CGRect.null
      let lines = drawing { context, _ in
        context.translateBy(x: 5, y: 0)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
        box = context.clipBoundingRect
        context.translateBy(x: 5, y: 0)
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.green))
      }
      #expect(box == CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(lines == ["clip 30 40 40 20", "  clip 5 segments", "    fill 40 40 1 1 #34C759"])
    }

    @Test func aLayerFadesAsOnePicture() {
      #expect(
        drawing { context, _ in
          context.addFilter(.shadow(color: .black, radius: 2, x: 1))
          context.drawLayer { layer in
            layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.green))
            layer.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(.green))
          }
          context.withCGContext { $0.fill(CGRect(x: 2, y: 0, width: 1, height: 1)) }
        } == [
          "clip 30 40 40 20", "  shadow #000000 2 1 0", "    fill 30 40 1 1 #34C759", "    fill 31 40 1 1 #34C759",
          "  shadow #000000 2 1 0", "    fill 32 40 1 1 #000000",
        ])
    }

    @Test func textsAndSymbolsAreDrawnByTheirAnchor() {
      let lines = drawing {
        Canvas { context, size in
          context.draw(Text("T").foregroundColor(.green), at: .zero, anchor: .topLeading)
          if let symbol = context.resolveSymbol(id: 7) {
            #expect(symbol.size == CGSize(width: 4, height: 2))
            context.draw(symbol, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
          }
          #expect(context.resolveSymbol(id: 8) == nil)
        } symbols: {
          Color.blue.frame(width: 4, height: 2).tag(7)
        }
        .frame(width: 40, height: 20)
      }
      #expect(lines == ["clip 30 40 40 20", "  text 'T' 17 #34C759", "  fill 66 58 4 2 #007AFF"])
    }

    @Test func aCanvasIsDrawnAnewWhenItsStateChanges() {
      struct Example: View {
        @State private var width = 1.0

        var body: some View {
          VStack(spacing: 0) {
            Button("more") { width += 1 }
            Canvas { context, _ in
              context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), with: .color(.green))
            }
            .frame(width: 40, height: 20)
            .accessibilityLabel("chart")
          }
        }
      }
      let screen = Screen(width: 100, height: 100) { Example() }
      #expect(screen.frame("chart").size == CGSize(width: 40, height: 20))
      screen.tap("more")
      let lines = CommitCycle.shared.frame.displayList.root.lines()
      #expect(lines.filter { $0.hasSuffix(" 2 1 #34C759") }.count == 1, "\(lines)")
    }
  }
}
