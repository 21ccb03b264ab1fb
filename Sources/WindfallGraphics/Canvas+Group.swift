import CCairo
import Foundation
import WindfallCore

extension Canvas {
  func draw(_ group: DisplayGroup) throws {
    guard group.opacity > 0, group.transform.isDrawable else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if group.isJagged { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
    if !group.transform.isIdentity {
      let transform = group.transform
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
      cairo_transform(cairo, &matrix)
    }
    guard group.opacity < 1 || group.blend != .normal else {
      try drawOpaque(group)
      return
    }
    let layer = try layer(group.extent) { try drawOpaque(group) }
    if group.blend != .normal {
      // Some of them change what the group does not cover.
      add(.rect(group.extent.isNull ? .zero : group.extent))
      cairo_clip(cairo)
      cairo_set_operator(cairo, group.blend.cairo)
    }
    cairo_set_source(cairo, layer)
    cairo_pattern_destroy(layer)
    cairo_paint_with_alpha(cairo, group.opacity)
  }

  private func drawOpaque(_ group: DisplayGroup) throws {
    guard let shadow = group.shadow, shadow.color.alpha > 0 else {
      try drawItems(of: group)
      return
    }
    let layer = try layer(group.layerExtent) { try drawItems(of: group) }
    defer { cairo_pattern_destroy(layer) }
    try draw(shadow, of: layer)
    cairo_set_source(cairo, layer)
    cairo_paint(cairo)
  }

  private func drawItems(of group: DisplayGroup) throws {
    guard let clip = group.clip else {
      for item in group.items { try draw(item) }
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    add(clip)
    cairo_clip(cairo)
    for item in group.items { try draw(item) }
  }

  /// What is drawn within an extent, as a picture of its own.
  private func layer(_ extent: CGRect, _ draw: () throws -> Void) throws -> OpaquePointer? {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // Two points more, so that the edge of a rotated layer does not fade what it holds.
    add(.rect(extent.isNull ? .zero : extent.outset(by: 2)))
    cairo_clip(cairo)
    cairo_push_group(cairo)
    do {
      try draw()
    } catch {
      cairo_pattern_destroy(cairo_pop_group(cairo))
      throw error
    }
    return cairo_pop_group(cairo)
  }

  private func draw(_ shadow: DisplayGroup.Shadow, of layer: OpaquePointer?) throws {
    var surface: OpaquePointer?
    cairo_pattern_get_surface(layer, &surface)
    guard let surface else { return }
    let pixels = try pixels(of: surface)
    guard let mask = try ShadowMask(of: pixels?.pointer ?? surface, deviation: deviation(of: shadow)) else { return }
    var (x, y) = (Double(shadow.offset.width.drawable), Double(shadow.offset.height.drawable))
    cairo_user_to_device_distance(cairo, &x, &y)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(.color(shadow.color))
    cairo_mask_surface(cairo, mask.image.pointer, mask.x + x, mask.y + y)
    cairo_restore(cairo)
  }

  /// The layer of a document in pixels, one to a point; nil for a layer that has some.
  private func pixels(of layer: OpaquePointer) throws -> ImageSurface? {
    guard cairo_surface_get_type(layer) != CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let image = try ImageSurface(
      width: max(1, Int((right - left).rounded(.up))), height: max(1, Int((bottom - top).rounded(.up))))
    cairo_surface_set_device_offset(image.pointer, -left, -top)
    let drawing = cairo_create(image.pointer)
    defer { cairo_destroy(drawing) }
    cairo_set_source_surface(drawing, layer, 0, 0)
    cairo_paint(drawing)
    return image
  }

  /// The standard deviation of a shadow's blur in pixels.
  private func deviation(of shadow: DisplayGroup.Shadow) -> CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return max(0, shadow.radius.drawable) * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }
}

extension DisplayBlend {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn, .plusDarker: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
