import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TextTests {
    @Test func textWrapsInTheWidthItGets() {
      let screen = Screen(width: 100, height: 200) {
        VStack(spacing: 0) {
          Text("short")
          Text("a text that needs some more lines")
        }
      }
      let line = screen.frame("short").height
      #expect(screen.frame("a text that needs some more lines").height > 2 * line)
      #expect(screen.frame("a text that needs some more lines").width <= 100)
    }

    @Test func aLineLimitCutsOff() {
      let screen = Screen(width: 100, height: 200) {
        VStack(spacing: 0) {
          Text("short")
          Text("a text that needs some more lines").lineLimit(1)
          Text("a text that would need more lines").fixedSize()
        }
      }
      #expect(screen.frame("a text that needs some more lines").height == screen.frame("short").height)
      #expect(screen.frame("a text that would need more lines").width > 200)
    }

    @Test func linesOfAPatternLeaveATextAText() {
      let underlined: Text = Text("a").underline(pattern: .dot, color: .red)
      let struckThrough: Text = Text("a").strikethrough(true, pattern: .dash)
      #expect(underlined == Text("a").underline())
      #expect(struckThrough == Text("a").strikethrough() && struckThrough != Text("a"))
    }

    @Test func fontsChangeTheSize() {
      let screen = Screen {
        VStack {
          Text("a").font(.largeTitle)
          Text("b")
          Text("c").font(.system(size: 10))
        }
      }
      let heights = ["a", "b", "c"].map { screen.frame($0).height }
      #expect(heights == heights.sorted(by: >))
    }

    @Test func valuesAreFormatted() {
      let screen = Screen {
        VStack {
          Text("\(3) of \(4.5, specifier: "%.2f")")
          Text(verbatim: "100%")
          Text("a") + Text("b").bold()
        }
      }
      #expect(screen.labels == ["3 of 4.50", "100%", "ab"])
    }

    @Test("A scaled font is that of the size times the factor")
    func scaledFont() {
      let screen = Screen {
        VStack {
          Text("plain").font(.system(size: 30))
          Text("scaled").font(.system(size: 20).scaled(by: 1.5))
        }
      }
      #expect(screen.frame("plain").height == screen.frame("scaled").height)
      #expect(Font.body.scaled(by: 2) != .body)
    }
  }
}
