extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  private enum ScrollKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The room between the rows of lists.
  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  public var supportsMultipleWindows: Bool { false }
}
