/// The block of an observer, which is let go when the centre has done with it: Linux's centre lets it go while it is locked,
/// and whatever ends with the block and removes an observer itself would wait for ever.
final class ObserverBlock: Sendable {
  static let key = AssociationKey()

  let block: @Sendable (Notification) -> Void

  init(_ block: @escaping @Sendable (Notification) -> Void) {
    self.block = block
  }
}
