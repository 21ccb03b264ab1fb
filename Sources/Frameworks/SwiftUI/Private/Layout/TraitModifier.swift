import Foundation

/// Says something of its content to the container around it.
public struct _TraitModifier: LayoutModifier {
  var priority: Double?
  var zIndex: Double?
  var columnSpan: Int?
  var columnAlignment: HorizontalAlignment?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Axis.Set?
  /// What a layout of the app asks for, by the types of the keys.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  var containerValues = ContainerValues()

  func makeItem(_ child: LayoutItem) -> TraitItem { TraitItem(child: child) }

  func configure(_ item: TraitItem, _ environment: EnvironmentValues) -> Bool {
    let old = item.traits
    item.traits = self
    if old.zIndex != zIndex { item.viewsChanged() }
    return old.priority != priority || old.columnSpan != columnSpan || old.columnAlignment != columnAlignment
      || old.cellAnchor != cellAnchor || old.unsizedAxes != unsizedAxes
      // Values of any type cannot be compared.
      || !old.layoutValues.isEmpty || !layoutValues.isEmpty
  }
}

final class TraitItem: ModifierItem {
  var traits = _TraitModifier()

  override var layoutPriority: Double { traits.priority ?? child.layoutPriority }
  override var zIndex: Double { traits.zIndex ?? child.zIndex }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues.merging(traits.layoutValues) { $1 } }
  override var containerValues: ContainerValues { child.containerValues.under(traits.containerValues) }
  override var gridTraits: GridTraits {
    var result = child.gridTraits
    if let span = traits.columnSpan { result.columnSpan = span }
    if let alignment = traits.columnAlignment { result.columnAlignment = alignment }
    if let anchor = traits.cellAnchor { result.cellAnchor = anchor }
    if let axes = traits.unsizedAxes { result.unsizedAxes = axes }
    return result
  }
}
