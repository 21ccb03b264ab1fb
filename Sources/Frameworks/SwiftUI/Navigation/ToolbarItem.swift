/// See [ToolbarItem](https://developer.apple.com/documentation/swiftui/toolbaritem).
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
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

  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let principal = ToolbarItemPlacement(side: .title)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  public static let status = ToolbarItemPlacement(side: .bottom)
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// There is no menu for what is less important: it stands beside the rest.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(side: .trailing)
}
