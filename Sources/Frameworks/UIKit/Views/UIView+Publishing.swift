@_spi(Windfall) import CoreGraphics
@_spi(Windfall) import ObjectiveC
import WindfallCore

extension UIView {
  /// The view is neither hidden nor fully transparent.
  var isPublished: Bool { !isHidden && alpha >= 0.01 }

  /// Makes the view's element and drawing, and those around them, new in the next commit.
  @_spi(Windfall) public final func setNeedsPublish() { mark(.content) }

  /// Notes a change up to the window; ends early where a change is noted already.
  ///
  /// All that shows ends up here, so here is where observers compare values.
  final func mark(_ change: Staleness) {
    if OtherThread.isCurrent { return OtherThread.hand(over: self) { self.mark(change) } }
    defer { KeyValueObservers.compare() }
    let wasStale = !publishing.staleness.isEmpty
    publishing.staleness.formUnion(change)
    if change.contains(.structure), !publishing.staleSubviews.isEmpty { publishing.staleSubviews = [] }
    guard !wasStale else { return }
    guard let superview else {
      rootDidBecomeStale()
      return
    }
    if !superview.publishing.staleness.contains(.structure) { superview.publishing.staleSubviews.append(self) }
    superview.mark(.subviews)
  }

  func rootDidBecomeStale() {
    if self is UIWindow { CommitCycle.shared.setNeedsCommit() }
  }

  /// The view's elements in the coordinates of its superview; the same objects as before where nothing changed.
  @_spi(Windfall) public final func publishedElements() -> [Element] {
    refresh()
    return publishing.elements
  }

  /// What the view and its subviews draw, or nil where that is nothing.
  @_spi(Windfall) public final func publishedGroup() -> DisplayGroup? {
    refresh()
    return publishing.group
  }

  private func refresh() {
    guard !publishing.staleness.isEmpty else { return }
    let stale = publishing.staleness
    publishing.staleness = []
    guard isPublished else {
      publishing.staleSubviews = []
      publishing.elements = []
      publishing.group = nil
      return
    }
    if stale.contains(.content) {
      (drawsByLayer ? layer : layerIfLoaded)?.displayByView()
      publishing.ownItems = drawContents()
    }
    let change = stale.contains(.structure) ? listSubviews() : exchangeStaleSubviews()
    if change.elements || !stale.isDisjoint(with: [.placement, .content]) {
      publishing.elements = composeElements()
    }
    if change.items || !stale.isDisjoint(with: [.placement, .content, .decoration]) {
      publishing.group = composeGroup()
    }
  }

  // MARK: - Subviews

  private func exchangeStaleSubviews() -> (elements: Bool, items: Bool) {
    let stale = publishing.staleSubviews
    publishing.staleSubviews = []
    var hasChanged = (elements: false, items: false)
    for subview in stale where subview.superview === self {
      subview.refresh()
      let old = subview.publishing.listed
      let new = subview.publishing.elements
      if !new.elementsEqual(old.elements, by: ===) {
        hasChanged.elements = true
        if !publishing.hasSpecialOrder {
          guard new.count == old.elements.count else { return listSubviews() }
          for offset in new.indices {
            publishing.subviewElements[subview.publishing.elementIndex + offset] = new[offset]
          }
        }
      }
      let group = subview.publishing.group
      if group !== old.group {
        guard let group, old.group != nil else { return listSubviews() }
        publishing.subviewDrawing.replace(at: subview.publishing.itemIndex, with: group)
        hasChanged.items = true
      }
      subview.publishing.listed = (new, group)
    }
    if hasChanged.elements, publishing.hasSpecialOrder { listSubviews() }
    return hasChanged
  }

  @discardableResult private func listSubviews() -> (elements: Bool, items: Bool) {
    publishing.staleSubviews = []
    var elements: [Element] = []
    var groups: [DisplayGroup] = []
    elements.reserveCapacity(subviewList.count)
    groups.reserveCapacity(subviewList.count)
    for subview in subviewList {
      subview.refresh()
      subview.publishing.elementIndex = elements.count
      elements.append(contentsOf: subview.publishing.elements)
      subview.publishing.itemIndex = groups.count
      if let group = subview.publishing.group { groups.append(group) }
      subview.publishing.listed = (subview.publishing.elements, subview.publishing.group)
    }
    publishing.subviewDrawing = SubviewDrawing(groups)
    let listed = containedElements
    let modal = subviewList.last { $0.accessibilityViewIsModal && $0.isPublished }
    publishing.hasSpecialOrder = listed != nil || modal != nil
    if let listed {
      elements = listed.flatMap(elements(listed:))
    } else if let modal {
      elements = modal.publishing.elements
    }
    publishing.subviewElements = elements
    return (true, true)
  }

  /// What the view says its elements are, by the list or as a container that is asked for each; nil if it says nothing.
  private var containedElements: [Any]? {
    let count = accessibilityElementCount()
    return count == NSNotFound ? nil : (0..<max(0, count)).compactMap { accessibilityElement(at: $0) }
  }

  /// The elements of a view or of a plain element in the list of this view's elements.
  private func elements(listed entry: Any) -> [Element] {
    if let element = entry as? UIAccessibilityElement {
      return element.isAccessibilityElement ? [element.published(in: self)] : []
    }
    guard let view = entry as? UIView, view !== self, view.isDescendant(of: self) else { return [] }
    return elements(of: view)
  }

  /// The elements of a view that is anywhere below, in the coordinates of this view.
  private func elements(of view: UIView) -> [Element] {
    guard let superview = view.superview, superview !== self else { return view.publishing.elements }
    let offset = superview.convert(CGPoint.zero, to: self)
    return view.publishing.elements.map { $0.moved(by: offset) }
  }

  // MARK: - Composition

  private func composeElements() -> [Element] {
    let isElement = isAccessibilityElement
    let hidesElements = accessibilityElementsHidden
    let publishingMode = elementPublishing
    if publishingMode == .hidden || (hidesElements && isElement) { return [] }
    var children = hidesElements ? [] : surround(publishing.subviewElements)
    var origin = bounds.origin
    if !transform.isScaleFree {
      children = children.map { $0.moved(by: CGPoint(x: -origin.x, y: -origin.y)).transformed(by: transform) }
      origin = .zero
    }
    let box = frame
    if publishingMode == .transparent {
      let offset = CGPoint(x: box.minX - origin.x, y: box.minY - origin.y)
      return offset == .zero ? children : children.map { $0.moved(by: offset) }
    }
    if publishingMode == .automatic, isElement { children = [] }
    return [
      Element(
        type: elementType, viewID: viewID, identifier: accessibilityIdentifier ?? "", label: elementLabel,
        title: elementTitle, value: elementValue, placeholder: elementPlaceholder, frame: box, contentOffset: origin,
        states: elementStates, children: children)
    ]
  }

  private func composeGroup() -> DisplayGroup? {
    let bounds = bounds
    let layer = layerIfLoaded
    let shape = layer?.outline(bounds) ?? .rect(bounds)
    let subviewItems = publishing.subviewDrawing.items()
    var items: [DisplayItem] = []
    items.reserveCapacity(publishing.ownItems.count + subviewItems.count + 2)
    if let pathShadow = layer?.pathShadow { items.append(pathShadow) }
    if let color = backgroundColor?.cgColor(with: traits), color.alpha > 0 { items += color.items(filling: shape) }
    if let layer { items += layer.drawnItems + layer.contentsItems + layer.drawContents() }
    items.append(contentsOf: publishing.ownItems)
    if let layer { items += layer.items(of: layer.ownSublayers.prefix(layer.lowerSublayers)) }
    items.append(contentsOf: subviewItems)
    if let layer { items += layer.items(of: layer.ownSublayers.dropFirst(layer.lowerSublayers)) }
    if let border = layer?.border { items.append(border) }
    guard !items.isEmpty else { return nil }
    return DisplayGroup(
      transform: transformToSuperview, opacity: Double(alpha),
      clip: displayClip ?? layer?.maskOutline ?? (clipsToBounds ? shape : nil),
      shadow: clipsToBounds || layer?.shadowPath != nil ? nil : layer?.displayShadow, items: items)
  }
}
