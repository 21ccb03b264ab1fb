/// A type that represents part of an app's user interface:
/// [View](https://developer.apple.com/documentation/swiftui/view).
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }

  /// Makes the graph node that gives a value of this type its identity; views of apps keep the default.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    CompositeNode(view, context)
  }

  /// Says that the body is evaluated; Apple's says also why.
  public static func _printChanges() { print("\(Self.self): changed.") }

  /// Says the same on standard error.
  public static func _logChanges() { FileHandle.standardError.write(Data("\(Self.self): changed.\n".utf8)) }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// Makes views from the statements of a function, on whatever thread it runs:
/// [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content), PackAdapter<repeat each Content>.self)
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.trueContent(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view that shows nothing: [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
public struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}

  public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _Node<EmptyView> {
    EmptyNode(context)
  }
}

private final class EmptyNode: _Node<EmptyView> {
  override func update(_ view: EmptyView, _ environment: EnvironmentValues) { self.environment = environment }
}

extension EmptyView: ViewList {
  var listedViews: [ListedView] { [] }
}

/// Several views in a row: [TupleView](https://developer.apple.com/documentation/swiftui/tupleview).
public struct TupleView<T>: PrimitiveView {
  public nonisolated(unsafe) var value: T
  nonisolated(unsafe) let adapter: any TupleAdapter.Type

  public nonisolated init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(value, PackAdapter<repeat each Content>.self)
  }

  nonisolated init(_ value: T, _ adapter: any TupleAdapter.Type) {
    self.value = value
    self.adapter = adapter
  }

  public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _Node<TupleView<T>> {
    TupleNode(view, context)
  }
}

private final class TupleNode<T>: _Node<TupleView<T>> {
  private var nodes: [_ViewNode] = []

  init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(context)
    nodes = view.adapter.makeNodes(view.value, childContext)
  }

  override var children: [_ViewNode] { nodes }

  override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
    self.environment = environment
    view.adapter.update(nodes, view.value, environment)
  }
}

extension TupleView: ViewList {
  var listedViews: [ListedView] { ListedView.join(adapter.list(value)) }
}
