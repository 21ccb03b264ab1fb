/// See [ToolbarItem](https://developer.apple.com/documentation/swiftui/toolbaritem).
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content
  private var identifier: String?
  private var showsByDefault = true

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    identifier = id
    self.showsByDefault = showsByDefault
    self.placement = placement
    self.content = content()
  }

  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(side: placement.side, view: AnyView(content))] }
}

/// See [ToolbarItemGroup](https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// There is room for all contents, so that the label of the menu they would become is not shown.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }

  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(side: placement.side, view: AnyView(HStack(spacing: 16) { content }))]
  }
}

/// See [LabeledToolbarItemGroupContent](https://developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent).
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

/// See [ToolbarItemPlacement](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Sendable {
  enum Side {
    case leading, trailing, title, bottom, keyboard
  }

  let side: Side
  /// Tells apart those that have one side.
  private let rank: UInt8

  public static let automatic = ToolbarItemPlacement(side: .trailing, rank: 0)
  public static let principal = ToolbarItemPlacement(side: .title, rank: 1)
  public static let navigation = ToolbarItemPlacement(side: .leading, rank: 2)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing, rank: 3)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, rank: 4)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading, rank: 5)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing, rank: 6)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading, rank: 7)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing, rank: 8)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading, rank: 9)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing, rank: 10)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom, rank: 11)
  public static let status = ToolbarItemPlacement(side: .bottom, rank: 12)
  public static let keyboard = ToolbarItemPlacement(side: .keyboard, rank: 13)
  /// There is no menu for what is less important: it stands beside the rest.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing, rank: 14)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(side: .trailing, rank: 15)
}
