/// An address of our own, under which objects keep a value of ours.
struct AssociationKey: @unchecked Sendable {
  let pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
