import WindfallCore

extension UICollectionView {
  func decodeCollectionView(_ values: NibValues) {
    if let allows = values.bool("allowsSelection") { allowsSelection = allows }
    if let allows = values.bool("multipleSelection") { allowsMultipleSelection = allows }
    if let allows = values.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
    if let prefetches = values.bool("prefetchingEnabled") { isPrefetchingEnabled = prefetches }
    if let layout = values.element.child(key: "collectionViewLayout") { decodeLayout(layout, values.nib) }
    for cell in values.element.list("cells") { register(prototype: cell, kind: nil, values.nib) }
    if let header = values.element.child(key: "sectionHeaderView") {
      register(prototype: header, kind: UICollectionView.elementKindSectionHeader, values.nib)
    }
    if let footer = values.element.child(key: "sectionFooterView") {
      register(prototype: footer, kind: UICollectionView.elementKindSectionFooter, values.nib)
    }
  }

  private func register(prototype element: InterfaceElement, kind: String?, _ nib: NibInstance) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let prototype = NibPrototype(element: element, nib: nib)
    let key = kind.map { ReuseKey(kind: $0, identifier: identifier) } ?? ReuseKey(identifier: identifier)
    cellPool.register(key) { _ in prototype.make() as? UICollectionReusableView }
  }

  private func decodeLayout(_ element: InterfaceElement, _ nib: NibInstance) {
    let base: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = nib.type(of: element, as: base)
    guard let layout = RuntimeClass.makeObject(of: type) as? UICollectionViewLayout else {
      nibProblem(element, in: nib.document, "\(type) cannot be made with init()")
    }
    nib.register(layout, for: element)
    if let flow = layout as? UICollectionViewFlowLayout { decode(flow, NibValues(element: element, nib: nib)) }
    collectionViewLayout = layout
  }

  private func decode(_ flow: UICollectionViewFlowLayout, _ values: NibValues) {
    if let spacing = values.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = values.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let size = values.size("itemSize") { flow.itemSize = size }
    if let size = values.size("estimatedItemSize") { flow.estimatedItemSize = size }
    if let size = values.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = values.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = values.insets("sectionInset") { flow.sectionInset = insets }
    if let direction = values.word(
      "scrollDirection",
      ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal])
    {
      flow.scrollDirection = direction
    }
    if values.element["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }
}
