import UIKit

extension Text.Piece {
  /// A part of an attributed string. SwiftUI's attributes come before those of UIKit.
  init(_ string: String, _ run: AttributedString.Runs.Run) {
    self.init(string: string)
    font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
    if font == nil, let platform = run[AttributeScopes.UIKitAttributes.FontAttribute.self] { font = Font(platform) }
    link = run.link
    if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
      ?? run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self].map({ Color(uiColor: $0) })
    {
      foreground = AnyShapeStyle(color)
    } else if link != nil {
      foreground = AnyShapeStyle(TintShapeStyle())
    }
    background =
      run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
      ?? run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self].map { Color(uiColor: $0) }
    attributes.kern =
      run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      ?? run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
      ?? run[AttributeScopes.UIKitAttributes.KernAttribute.self]
    decorate(run)
  }

  private mutating func decorate(_ run: AttributedString.Runs.Run) {
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { attributes.weight = .bold }
    if intent.contains(.emphasized) { attributes.isItalic = true }
    if intent.contains(.code) { attributes.design = .monospaced }
    if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil
      || run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] != nil
    {
      attributes.isUnderlined = true
    }
    if intent.contains(.strikethrough) || run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil
      || run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] != nil
    {
      attributes.isStruckThrough = true
    }
  }
}
