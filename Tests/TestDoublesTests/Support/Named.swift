protocol Named: CustomStringConvertible {
  var name: String { get }
}
