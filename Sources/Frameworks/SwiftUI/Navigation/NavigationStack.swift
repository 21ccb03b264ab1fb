/// See [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) private let root: Root
  private let path: NavigationPathAccess?

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    nonisolated(unsafe) let path = path
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    nonisolated(unsafe) let path = path
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

/// See [NavigationPath](https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// See [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
///
/// A structure here: pages come and go in no time, whatever the transition.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()

  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// Reads and changes a path of any type.
@MainActor
struct NavigationPathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let removeLast: @MainActor (Int) -> Void
}
