extension UICollectionReusableView {
  func decodeReusableView(_ values: NibValues) {
    reuseIdentifier = values.element["reuseIdentifier"]
    guard let cell = self as? UICollectionViewCell, let content = values.element.child(key: "contentView") else {
      return
    }
    cell.addSubview(cell.contentView)
    values.nib.decode(cell.contentView, from: content)
  }
}
