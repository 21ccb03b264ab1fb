/// Opens the column after the one a list stands in.
struct ColumnOpener {
  let isOpen: Binding<Bool>
}

extension EnvironmentValues {
  private enum OpenerKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }

  var columnOpener: ColumnOpener? {
    get { self[OpenerKey.self] }
    set { self[OpenerKey.self] = newValue }
  }
}
