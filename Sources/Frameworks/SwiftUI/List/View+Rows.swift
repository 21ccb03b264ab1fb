import Foundation

extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowFlagsModifier> {
    modifier(_RowFlagsModifier(isDeleteDisabled: isDisabled))
  }

  public func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowFlagsModifier> {
    modifier(_RowFlagsModifier(isMoveDisabled: isDisabled))
  }

  public func selectionDisabled(_ isDisabled: Bool = true) -> ModifiedContent<Self, _RowFlagsModifier> {
    modifier(_RowFlagsModifier(isSelectionDisabled: isDisabled))
  }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing ?? 0) }

  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

/// Lists draw no lines between rows, and keep their sections at one distance.
extension View {
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }

  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
