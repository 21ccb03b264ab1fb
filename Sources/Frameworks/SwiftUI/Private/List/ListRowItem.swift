import UIKit

/// One row of a list: at least as high as a finger needs, with its content at the leading edge.
@MainActor
final class ListRowItem: HostItem {
  private static let padding = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private static let lineWidth: CGFloat = 0.5
  /// What there is room for at an end of a row that is edited.
  private static let controlWidth: CGFloat = 44

  var minimumHeight: CGFloat = 44
  private var isEditing = false
  /// Whether a line parts the row from the next.
  private var hasLine = false
  private lazy var line = {
    let view = RenderView(frame: .zero)
    view.backgroundColor = .separator
    return view
  }()
  /// What the row shows at its ends now.
  private var editingViews: [UIView] = []

  init(child: LayoutItem) { super.init(view: ListCellView(), child: child) }

  private var content: LayoutItem { (child as? DeletableItem)?.child ?? child }

  private var padding: EdgeInsets {
    var room = child.rowTraits.insets ?? Self.padding
    guard let cell = view as? ListCellView else { return room }
    if cell.showsDelete { room.leading += Self.controlWidth }
    if cell.showsReorder { room.trailing += Self.controlWidth }
    return room
  }

  /// Gives the row the colour, the corners and the line that its place asks for.
  func show(_ look: _ListLook, isFirst: Bool, isLast: Bool) {
    guard let cell = view as? ListCellView else { return }
    cell.backgroundColor = look.row
    cell.layer.cornerRadius = look.radius
    cell.layer.maskedCorners = (isFirst ? CACornerMask.top : []).union(isLast ? .bottom : [])
    if isLast == hasLine {
      hasLine = !isLast
      viewsChanged()
    }
  }

  /// Takes from the content how the row is deleted, what else a swipe offers, and what is behind it.
  func configure(isEditing: Bool) {
    self.isEditing = isEditing
    guard let cell = view as? ListCellView else { return }
    let traits = child.rowTraits
    let edited = child as? DeletableItem
    cell.onDelete = traits.isDeleteDisabled ? nil : edited?.delete
    cell.onMove = traits.isMoveDisabled ? nil : edited?.move
    cell.isEditing = isEditing
    let shown = cell.editingViews
    if shown != editingViews {
      editingViews = shown
      viewsChanged()
    }
    cell.swipes = traits.swipes
    traits.background?.container = self
  }

  override func collectContentViews(into views: inout [UIView]) {
    child.rowTraits.background?.collectViews(into: &views)
    super.collectContentViews(into: &views)
    if hasLine, !child.rowTraits.isLineHidden { views.append(line) }
    views += editingViews
  }

  private func placeLine(in size: CGSize) {
    let start = padding.leading
    line.frame = CGRect(x: start, y: size.height - Self.lineWidth, width: size.width - start, height: Self.lineWidth)
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - padding.leading - padding.trailing) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(offer(proposal.width))
    let height = max(minimumHeight, inner.height + padding.top + padding.bottom)
    return CGSize(width: proposal.width ?? inner.width + padding.leading + padding.trailing, height: height)
  }

  /// A button takes the whole width, so that a tap anywhere in the row is one on it.
  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    // What the content says of its row may have changed: that makes its layout stale, too.
    configure(isEditing: isEditing)
    placeView(rect)
    (view as? ListCellView)?.placeEditingViews(Self.controlWidth)
    let offer = offer(rect.width)
    var size = child.size(offer)
    if (content as? HostItem)?.view is ButtonRenderControl, let width = offer.width { size.width = width }
    let free = rect.height - size.height - padding.top - padding.bottom
    let origin = CGPoint(x: padding.leading, y: padding.top + free / 2)
    child.rowTraits.background?.place(in: CGRect(origin: .zero, size: rect.size), ProposedViewSize(rect.size))
    child.place(in: CGRect(origin: origin, size: size), offer)
    if hasLine { placeLine(in: rect.size) }
    syncViews()
  }
}

extension CACornerMask {
  fileprivate static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  fileprivate static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
