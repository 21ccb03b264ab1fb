import Foundation

final class TraitItem: ModifierItem {
  var traits = _TraitModifier()

  override var layoutPriority: Double { traits.priority ?? child.layoutPriority }
  override var zIndex: Double { traits.zIndex ?? child.zIndex }
  override var gridTraits: GridTraits {
    var result = child.gridTraits
    if let span = traits.columnSpan { result.columnSpan = span }
    if let alignment = traits.columnAlignment { result.columnAlignment = alignment }
    if let anchor = traits.cellAnchor { result.cellAnchor = anchor }
    if let axes = traits.unsizedAxes { result.unsizedAxes = axes }
    return result
  }
}
