import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct TextRendererTests {
    private struct Loud: TextAttribute {}

    private struct Renderer: TextRenderer {
      let log: Log

      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
          for run in line {
            let isLoud = run[Loud.self] != nil
            let copy = ctx
            if isLoud { ctx.translateBy(x: 0, y: 5) }
            ctx.draw(run)
            ctx = copy
            let slices = run.map { $0.typographicBounds.width }.reduce(0, +)
            let entry = "\(run.count) \(isLoud) \(abs(slices - run.typographicBounds.width) < 0.01)"
            MainActor.assumeIsolated { log.add(entry) }
          }
        }
      }

      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 10)
      }
    }

    @Test func aRendererDrawsRunsWithTheirAttributes() throws {
      let log = Log()
      let plain = Screen { Text("Hello \(Text("you").bold())") }.frame("Hello you")
      log.add("begin")
      let screen = Screen {
        (Text("Hello ") + Text("you").bold().customAttribute(Loud())).textRenderer(Renderer(log: log))
      }
      #expect(screen.frame("Hello you").height == plain.height + 10)
      let entries = log.take().dropFirst()
      #expect(Set(entries) == ["6 false true", "3 true true"])
      let lines = CommitCycle.shared.frame.displayList.root.lines()
      #expect(lines.contains { $0.contains("text 'you'") })
    }
  }
}
