import Foundation
import WindfallCore

/// What draws a text instead of the text itself, and says how large it is.
struct TextRendering {
  let draw: (TextLayout, CGRect) -> [DisplayItem]
  let size: (ProposedViewSize, TextProxy) -> CGSize

  init(_ renderer: any TextRenderer, of text: Text, in environment: EnvironmentValues) {
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
    draw = { layout, rect in
      let attributes = text.pieces.enumerated().filter { !$1.custom.isEmpty }.map { ($0, $1.custom) }
      let recorder = CanvasRecorder()
      var context = GraphicsContext(recorder, environment: environment, symbols: nil)
      renderer.draw(
        layout: Text.Layout(layout, in: rect, attributes: Dictionary(uniqueKeysWithValues: attributes)), in: &context)
      return recorder.items
    }
  }
}
