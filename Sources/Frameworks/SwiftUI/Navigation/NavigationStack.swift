/// See [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathAccess?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else {
          fatalError("NavigationStack: a link has a \(type(of: value.base)), but the path keeps \(Data.Element.self)")
        }
        path.wrappedValue.append(element)
      },
      removeLast: { count in
        var values = path.wrappedValue
        for _ in 0..<count { values.remove(at: values.index(values.startIndex, offsetBy: values.count - 1)) }
        path.wrappedValue = values
      })
  }

  public var body: some View { NavigationHost(root: AnyView(root), path: path) }
}
