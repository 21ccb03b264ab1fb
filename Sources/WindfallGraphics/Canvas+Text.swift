import CCairo
import Foundation
import WindfallCore

extension Canvas {
  /// Draws text with every glyph exactly where `FontMetrics` measured it.
  ///
  /// Glyphs are filled as outlines: Cairo's own way of showing text rounds their positions to whole pixels.
  func draw(_ text: DisplayText) throws {
    guard text.font.size > 0, text.font.size.isFinite else { return }
    let face = try fonts.face(for: text.font)
    let inter = try fonts.inter(for: text.font)
    let isOwn = text.font.design == .standard || face !== inter
    setFont(face, size: text.font.size.drawable)
    setSource(.color(text.color))
    cairo_new_path(cairo)
    let origin = text.origin.drawable
    let placed = FontMetrics.glyphs(of: text.text, in: text.font, kern: text.kern)
    var pictures: [(FontMetrics.PlacedGlyph, FontFile)] = []
    for glyph in placed {
      if glyph.isInFont, isOwn, face.glyphIndex(of: glyph.scalar) != 0 {
        add(glyph, face: face, font: text.font, origin: origin)
      } else if glyph.isInFont {
        inRoom(of: glyph, inter, size: text.font.size.drawable, origin: origin) { cairo_glyph_path(cairo, &$0, 1) }
        setFont(face, size: text.font.size.drawable)
      } else if let fallback = fonts.fallback(for: glyph.scalar) {
        if fallback.hasColors {
          pictures.append((glyph, fallback))
        } else {
          inRoom(of: glyph, fallback, size: text.font.size.drawable, origin: origin) { cairo_glyph_path(cairo, &$0, 1) }
        }
        setFont(face, size: text.font.size.drawable)
      } else {
        addMissingGlyph(x: origin.x + glyph.x, y: origin.y, width: glyph.advance)
      }
    }
    cairo_fill(cairo)
    for (glyph, fallback) in pictures {
      inRoom(of: glyph, fallback, size: text.font.size.drawable, origin: origin) { cairo_show_glyphs(cairo, &$0, 1) }
    }
    if text.isUnderlined || text.isStruckThrough {
      drawLines(of: text, width: placed.last.map { $0.x + $0.advance } ?? 0, origin: origin)
    }
  }

  private func setFont(_ face: FontFile, size: CGFloat) {
    cairo_set_font_face(cairo, face.cairoFace)
    cairo_set_font_size(cairo, size)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  /// Adds the outline of a glyph to the path, in the middle of its room where that is wider or narrower than the glyph.
  private func add(_ placed: FontMetrics.PlacedGlyph, face: FontFile, font: FontSpec, origin: CGPoint) {
    let index = face.glyphIndex(of: placed.scalar)
    let x = origin.x + placed.x
    var own = font
    own.hasMonospacedDigits = false
    let isMark = placed.advance == 0
    let room = isMark ? 0 : placed.advance - FontMetrics.advance(of: placed.scalar, in: own)
    var glyph = cairo_glyph_t(index: index, x: x + room / 2, y: origin.y)
    cairo_glyph_path(cairo, &glyph, 1)
  }

  /// Draws a glyph of another font in the middle of the room that was measured for it, smaller where it needs more.
  private func inRoom(
    of placed: FontMetrics.PlacedGlyph, _ face: FontFile, size: CGFloat, origin: CGPoint,
    draw: (inout cairo_glyph_t) -> Void
  ) {
    setFont(face, size: size)
    var glyph = cairo_glyph_t(index: face.glyphIndex(of: placed.scalar), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(cairo, &glyph, 1, &extents)
    guard placed.advance > 0, extents.x_advance > 0 else { return }
    let scale = min(1, placed.advance / extents.x_advance)
    let room = placed.advance - extents.x_advance * scale
    cairo_save(cairo)
    cairo_translate(cairo, origin.x + placed.x + room / 2, origin.y)
    cairo_scale(cairo, scale, scale)
    draw(&glyph)
    cairo_restore(cairo)
  }

  /// Adds the font's box for missing characters, as wide as the room that was measured.
  private func addMissingGlyph(x: CGFloat, y: CGFloat, width: CGFloat) {
    var glyph = cairo_glyph_t(index: 0, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(cairo, &glyph, 1, &extents)
    guard width > 0, extents.x_advance > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    cairo_scale(cairo, width / extents.x_advance, 1)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_restore(cairo)
  }

  private func drawLines(of text: DisplayText, width: CGFloat, origin: CGPoint) {
    let thickness = text.font.size.drawable / 16
    if text.isUnderlined {
      let y = origin.y + text.font.size * 0.1
      cairo_rectangle(cairo, origin.x, y, width, thickness)
    }
    if text.isStruckThrough {
      let y = origin.y - (text.font.xHeight + thickness) / 2
      cairo_rectangle(cairo, origin.x, y, width, thickness)
    }
    cairo_fill(cairo)
  }
}
